/** Games cannot be played as they are asked for: a bot is not there, or options do not fit. */
export class CannotPlay extends Error {}
