/** What is made of a word, made once; past so many all are made anew. */
const MOST = 1000;

export function remembered(make: (word: string) => string): (word: string) => string {
  const made = new Map<string, string>();
  return (word) => {
    let text = made.get(word);
    if (text === undefined) {
      if (made.size >= MOST) made.clear();
      text = make(word);
      made.set(word, text);
    }
    return text;
  };
}
