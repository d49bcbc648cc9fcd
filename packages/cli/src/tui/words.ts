/** How words are put on a screen. */

/** A sentence begins with a capital letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
