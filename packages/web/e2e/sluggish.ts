/**
 * A page to which everything comes late that does not come from its own code: addresses, answers, sockets, workers,
 * other windows, frames and short timers. Order is kept. A test that passes by being quicker than the page fails here
 * each time, not once in a hundred runs: `QUADRANT_SLUGGISH=400 npx vitest run packages/web/e2e`.
 */
import type { BrowserContext } from 'playwright-core';

export async function makeSluggish(context: BrowserContext): Promise<void> {
  const late = Number(process.env.QUADRANT_SLUGGISH ?? 0);
  if (late > 0) await context.addInitScript(beSluggish, late);
}

function beSluggish(late: number): void {
  const { setTimeout: after, requestAnimationFrame: nextFrame, fetch: fetchAtOnce } = globalThis;
  const copyOf = (event: Event): Event => {
    const { type } = event;
    if (event instanceof MessageEvent) {
      const { data, origin, source, ports } = event;
      return new MessageEvent(type, { data, origin, source, ports: [...ports] });
    }
    if (event instanceof HashChangeEvent) return new HashChangeEvent(type, event);
    if (event instanceof CloseEvent) return new CloseEvent(type, event);
    if (event instanceof StorageEvent) return new StorageEvent(type, event);
    return new Event(type);
  };
  const delay = (target: EventTarget, ...types: string[]) => {
    for (const type of types)
      target.addEventListener(
        type,
        (event) => {
          if (!event.isTrusted) return; // ours, or one of the page's own
          event.stopImmediatePropagation();
          after(() => target.dispatchEvent(copyOf(event)), late);
        },
        true,
      );
  };
  const delayAll = <T extends new (...given: never[]) => EventTarget>(Kind: T, ...types: string[]): T =>
    new Proxy(Kind, {
      construct(kind, given, own) {
        const made = Reflect.construct(kind, given, own);
        delay(made, ...types);
        return made;
      },
    });
  delay(globalThis, 'hashchange', 'storage');
  globalThis.WebSocket = delayAll(WebSocket, 'message', 'close');
  globalThis.Worker = delayAll(Worker, 'message');
  globalThis.BroadcastChannel = delayAll(BroadcastChannel, 'message');
  globalThis.fetch = async (...asked) => {
    const answer = await fetchAtOnce(...asked);
    await new Promise((soon) => after(soon, late));
    return answer;
  };
  globalThis.requestAnimationFrame = (then) => after(() => nextFrame(then), late / 4) as unknown as number;
  globalThis.setTimeout = ((then: () => void, ms = 0, ...given: unknown[]) =>
    after(then, ms <= 100 ? ms + late / 3 : ms, ...given)) as typeof setTimeout;
}
