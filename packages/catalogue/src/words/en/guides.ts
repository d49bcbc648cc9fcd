/** What the guided first games say, a sentence or two a pause, in English: the contract of every other language. */

type Five = readonly [string, string, string, string, string];

export const guides = {
  'space-defender-2': [
    'This is your Starfighter. Point at a square, or walk there with the arrow keys, to see the way and its cost; press it to move.',
    'Every turn an enemy may appear at the right edge. A Grunt: it comes left and shoots. Squares with ? lie beyond your vision.',
    'Fire, special and pass each take a turn. Your shot flies five squares a turn, so aim at where it will be.',
    'Health and energy come back a little each turn; passing brings back twice as much. Moving and firing cost energy.',
    'The game cannot be won: it is about the score. Undo, look back, or fork from any turn below. Now play on.',
  ] as Five,
  'simodyssey-2': [
    'This is your explorer. Press one of the lit sectors to fly there, or use the keys of the compass; the edges meet, so north of here is the bottom row.',
    'A flight burns one of your three units of fuel, and without fuel you are lost. Plan from star to star: stars refuel whoever is there.',
    'A yellow dwarf: your tank is full again. A planet has settled at it, so you can land and look for life.',
    'No life there; half of them have it. You lifted off, flew east, and went through a wormhole to a sector drawn at random. Keep away from asteroids, malevolents, and the black hole in the middle.',
    'Another yellow dwarf with a settled planet. The next step is yours: play on, and land.',
  ] as Five,
  raiinet: [
    'Your eight links start on your side: four data (D), four viruses (V), with a strength. Press one, then a lit square; that ends your turn.',
    'The others’ links are unknown until a battle, a firewall or a card shows them. One card a turn may come before your move: let Scan show you, and only you, what E is.',
    'Moving onto a link is a battle: the higher strength wins, and the winner downloads the loser. Your e took E, one of the four data you need.',
    'Link boost: e now moves two squares at a time and jumps over whatever is between. A plus marks it.',
    'e left over the far edge, so you downloaded it yourself: two data. Bring your data out, and let the others pick up your viruses. Now play on.',
  ] as Five,
  mirewood: [
    'You are P, and G is the gate: end a turn there alive. The arrow keys or w a s d walk; point at any square to see what is there.',
    'Finds are yours when a turn ends on them: that was a treasure. Health, bombs, effects and score are always in sight.',
    'A bandit waits beside you. Walk into it and you turn to it, then hit it.',
    'An archer in your row or column turns, then shoots every second turn. Step out of line, or behind a tree, or shoot back.',
    'Two arrows that meet destroy each other. Everything you can do is here and on the keys. The way is yours: play on.',
  ] as Five,
};

export type Guides = typeof guides;
