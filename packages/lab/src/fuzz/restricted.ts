/** A maker whose inputs keep to a part of the game, for programs that were asked for no more. */
import { fits, isEverything, type Parts, traitsOf } from '../check/traits.js';
import type { GameId } from '../games.js';
import type { Maker } from './maker.js';
import { inputOf, type Script, withCommands } from './script.js';

export function restricted(game: GameId, maker: Maker, parts: Parts): Maker {
  if (isEverything(parts)) return maker;
  const isAllowed = (script: Script) =>
    fits(traitsOf(game, { args: script.args, input: inputOf(script, maker.spelling) }), parts);
  const only = (script: Script) =>
    withCommands(
      script,
      script.commands.filter((command) => isAllowed(withCommands(script, [command]))),
    );
  const restrictedMaker: Maker = {
    ...maker,
    make(own, rng, wanted) {
      const args = maker.argsWithin?.(rng, parts);
      const near = wanted.near ?? (args ? { args, map: null, commands: [] } : null);
      return only(maker.make(own, rng, { ...wanted, near }));
    },
    makeMalformed(own, rng) {
      const script = maker.makeMalformed(own, rng);
      if (isAllowed(script)) return script;
      return restrictedMaker.make(own, rng, { games: 1, longest: maker.longest, near: null, beginning: [] });
    },
    *simplify(script) {
      for (const simpler of maker.simplify(script)) if (isAllowed(simpler)) yield simpler;
    },
  };
  return restrictedMaker;
}
