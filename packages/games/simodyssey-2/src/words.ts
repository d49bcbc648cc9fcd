export const makeWords = () => ({ say: null, pieces: null, odds: null, describe: null });
