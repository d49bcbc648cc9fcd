/** What a screen reader reads out: made from the facts, never seen. The same words said twice are read twice. */
export interface Announcement {
  readonly words: string;
  readonly id: number; // a new one each time something is said
}

export function Announcer({ words, id }: Announcement) {
  return (
    <div class="unseen" role="status" aria-live="polite" data-announcer>
      {id % 2 === 0 ? words : `${words}\u00a0`}
    </div>
  );
}
