// Faults deep in the rules, where no table reaches: a built file with a few words of it replaced. `file` is counted from
// the folder of packages; each text to be replaced occurs in it exactly once.

export const edits = {
  'space-defender-2': {
    'eyes-fall-short': {
      file: 'games/space-defender-2/dist/rules/field.js',
      replace: [['enemy.sees = between <= enemy.vision', 'enemy.sees = between < enemy.vision']],
    },
    'recall-is-safe': {
      file: 'games/space-defender-2/dist/rules/battlefield.js',
      replace: [['shipEnters(this);', '']],
    },
    'a-lost-turn-draws-numbers': {
      file: 'games/space-defender-2/dist/rules/turn.js',
      replace: [
        [
          "position.state = 'not started';",
          "position.state = 'not started'; position.random = lehmer(lehmer(position.random));",
        ],
      ],
    },
    'merged-projectiles-take-the-speed': {
      file: 'games/space-defender-2/dist/rules/collisions.js',
      replace: [
        [
          'mover.damage += other.damage;',
          'mover.damage += other.damage; mover.move = Math.max(mover.move, other.move);',
        ],
      ],
    },
    'first-syntax-error-is-reported': {
      file: 'call-text/dist/call-file.js',
      replace: [['failed = message;', 'if (failed !== null) return; failed = message;']],
    },
  },
  'simodyssey-2': {
    'own-full-sector-is-an-exit': {
      file: 'games/simodyssey-2/dist/rules/movement.js',
      replace: [['while (world.isFull(exit))', 'while (world.isFull(exit) && exit !== me.sector)']],
    },
    'the-hole-comes-before-fuel': {
      file: 'games/simodyssey-2/dist/rules/survival.js',
      replace: [['if (me.fuel > 0)', 'if (me.fuel > 0 || star?.devours)']],
    },
    'lands-on-the-newest-planet': {
      file: 'games/simodyssey-2/dist/rules/check.js',
      replace: [
        [
          'for (let n = turn.nextIn(sector, 0); n !== 0; n = turn.nextIn(sector, n)) {',
          'let newest = null; $&',
        ],
        ['return other;\n    }\n    return null;', 'newest = other;\n    }\n    return newest;'],
      ],
    },
    'landing-is-no-shelter': {
      file: 'games/simodyssey-2/dist/rules/behaviour.js',
      replace: [['explorer.sector !== me.sector || explorer.landed', 'explorer.sector !== me.sector']],
    },
    'a-full-sector-costs-three-draws': {
      file: 'games/simodyssey-2/dist/rules/mission.js',
      replace: [
        [
          'if (turn.isFull(sector) ||',
          "if (turn.isFull(sector)) turn.draw(null, 'stationary kind', 1, 3); $&",
        ],
      ],
    },
    'births-are-drawn-by-the-galaxy': {
      file: 'games/simodyssey-2/dist/rules/survival.js',
      replace: [['world.rest(child);', "child.turnsLeft = world.draw(null, 'turns left', 0, 2);"]],
    },
  },
  raiinet: {
    'firewalls-outlive-their-owner': {
      file: 'games/raiinet/dist/rules/download.js',
      replace: [['(owner === seat ? -1 : owner)', 'owner']],
    },
    'card-downloads-are-quiet': {
      file: 'games/raiinet/dist/tables.js',
      replace: [
        [
          'apply: (position, tell, link) => download(position, position.turn, link, tell)',
          'apply(position, tell, link) { const { quiet } = position; download(position, position.turn, link, tell); position.quiet = quiet; }',
        ],
      ],
    },
    'jumping-trips-firewalls': {
      file: 'games/raiinet/dist/rules/move.js',
      replace: [
        [
          'position.board[l.at] = -1;',
          `$&
          const shape = shapeOf(position.players);
          for (let boost = 0; boost < l.boost; boost++) {
            const over = shape.steps[stepIndex(shape, l.at, boost) + direction];
            if (over >= 0 && isCaught(position, link, over, tell))
              return download(position, ownerOf(link), link, tell);
          }`,
        ],
      ],
    },
    'caught-attackers-show-the-defender': {
      file: 'games/raiinet/dist/rules/move.js',
      replace: [
        [
          'if (isCaught(position, link, to, tell))',
          'const caught = isCaught(position, link, to, tell); if (caught && defender >= 0) reveal(position, defender); if (caught)',
        ],
      ],
    },
    'the-first-square-is-beyond-the-edge': {
      file: 'games/raiinet/dist/rules/move.js',
      replace: [['if (end < 0)', 'if (end <= 0)']],
    },
    'both-links-are-looked-for-first': {
      file: 'games/raiinet/dist/targets.js',
      replace: [
        [
          "const x = readLink(position, 'own', args[1]);",
          "for (const word of [args[1], args[2]]) { const on = readLink(position, 'any', word); if (typeof on !== 'number') return on; } $&",
        ],
      ],
    },
  },
  mirewood: {
    'chains-run-backwards': {
      file: 'games/mirewood/dist/board.js',
      replace: [
        ['for (let i = 0; i < chain.length; i++)', 'while (chain.length > 0)'],
        ['this.blast(chain[i], sites[i])', 'this.blast(chain.pop(), sites.pop())'],
      ],
    },
    'stuck-ends-on-quicksand': {
      file: 'games/mirewood/dist/board.js',
      replace: [['e.effects[s] === 0 && book.statuses[s].name !== gives', 'e.effects[s] === 0']],
    },
    'the-dead-earn-nothing': {
      file: 'games/mirewood/dist/vitals.js',
      replace: [
        [
          'cause === NONE ? player.square === NONE : cause !== seat',
          'player.square === NONE || (cause !== NONE && cause !== seat)',
        ],
      ],
    },
    'the-dump-forgets-the-poisoner': {
      file: 'games/mirewood/dist/level/dump.js',
      replace: [['value !== null', "value !== null && field.key !== 'poisoner'"]],
    },
    'cut-off-bandits-wait': {
      file: 'games/mirewood/dist/decisions.js',
      replace: [['return greedyMelee(me, around);', 'return DO_NOTHING;']],
    },
  },
};
