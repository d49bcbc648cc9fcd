/** What is said to and by a thread in which a bot of the house thinks: what a seat may know, and nothing else. */
export type ToBot =
  /** Without a name it is whoever the house would ask for advice. */
  | { readonly t: 'make'; readonly game: string; readonly bot: string | null; readonly config: object }
  | { readonly t: 'hear'; readonly facts: readonly object[]; readonly ply: number; readonly asked: boolean }
  | {
      readonly t: 'think';
      readonly id: number;
      readonly view: unknown;
      readonly legal: readonly string[];
      readonly ply: number;
    };
export type FromBot =
  | { readonly t: 'answer'; readonly id: number; readonly command: string | null }
  | { readonly t: 'failed'; readonly words: string };

/** A thread, as a page, a terminal or a server has them. */
export interface BotThread {
  post(message: ToBot): void;
  /** Takes what it says, and the words with which it failed. */
  listen(heard: (message: FromBot) => void, failed: (words: string) => void): void;
  end(): void;
}
