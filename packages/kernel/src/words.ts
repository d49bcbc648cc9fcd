/** How words are put where people read them. */

/** A sentence begins with a capital letter. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
