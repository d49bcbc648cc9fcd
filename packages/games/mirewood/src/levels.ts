/**
 * The levels and the campaign that ship with the game, as level files. The same texts lie in `levels/` for the
 * terminal; a test keeps them equal, and another wins every one of them.
 */
export interface ShippedLevel {
  readonly id: string; // 'classic': also the name of its file
  readonly title: string; // 'The Old Gate'
  readonly players: number;
  readonly summary: string; // one line for a menu
  readonly text: string;
}

export const levels: readonly ShippedLevel[] = [
  {
    id: 'classic',
    title: 'The Old Gate',
    players: 1,
    summary: 'A small clearing, one life, and your feet in the mud: an archer, a wisp, a gate.',
    text: `# The classic idea: one health, stuck for two moves, an archer and a wisp between you and the gate.
name: The Old Gate
seed: 11
health: 1
map:
XXXXXXXXXXX
X........rX
XP..T..H..X
X.HZR...M.X
X..T...G..X
XXXXXXXXXXX
end
at 1,2 stuck=2
tile 1,2 ~
`,
  },
  {
    id: 'sunken-path',
    title: 'The Sunken Path',
    players: 1,
    summary: 'Quicksand on the short way, boots on the long one. Bandits sink as well as you do.',
    text: `# Sand holds whoever enters it, once per crossing. The boots let you walk over all of it.
name: The Sunken Path
seed: 21
health: 4
map:
XXXXXXXXXXXXXXXXX
XP...~~~...T..m.X
X.TT.~~~.R.T.RR.X
X.T...~~~..~~..GX
X.R.&T.~~~.~~R..X
X...RT..~~~..m..X
XXXXXXXXXXXXXXXXX
end
tile 9,3 ~ turns=3
tile 10,5 Z points=8
`,
  },
  {
    id: 'archers-row',
    title: "Archers' Row",
    players: 1,
    summary: 'Three archers, a row of trees. Cross between their shots, or let them hit each other.',
    text: `# An archer in line with you turns, then shoots every second turn. Trees stop arrows; so do archers.
name: Archers' Row
seed: 31
health: 3
map:
XXXXXXXXXXXXXXX
XP....T.....r.X
X.T.R...R.T...X
X...Z..T.....rX
X.R.T.R...T.R.X
XH....T..Z..r.X
X..T.....R...GX
XXXXXXXXXXXXXXX
end
at 13,3 reload=3
`,
  },
  {
    id: 'powder-store',
    title: 'The Powder Store',
    players: 1,
    summary: 'Bombs lie about, and more in a pouch. One good throw saves a lot of blows.',
    text: `# A bomb that goes off takes its neighbours with it. Nobody is spared, and nothing shelters.
name: The Powder Store
seed: 41
health: 6
map:
XXXXXXXXXXXXXXX
XP..*..T...m..X
X.TT...R..mm..X
X..R..o....o.bX
X......R..mm..X
X.H....T...R.GX
XXXXXXXXXXXXXXX
end
at 6,3 facing=left actions=1
at 11,3 facing=left
`,
  },
  {
    id: 'sour-pools',
    title: 'Sour Pools',
    players: 1,
    summary: 'Poison under foot and on every arrow that flies over it. Somewhere there is a vial.',
    text: `# Arrows that cross a pool are poisoned. The vial cures, and keeps poison off for ten turns.
name: Sour Pools
seed: 51
health: 5
map:
XXXXXXXXXXXXXXXX
XP..T..%%....r.X
X.R....%%.T....X
X.!T.R..%%..R.mX
X..T....%%.T...X
XHR..T.%%....rGX
XXXXXXXXXXXXXXXX
end
at 14,3 immune=poison health=2
`,
  },
  {
    id: 'wisp-lights',
    title: 'Wisp Lights',
    players: 1,
    summary: 'They find their way to you, and may be two when struck. Run, or strike well.',
    text: `# Hunters: these enemies know the way round. A struck wisp clones itself, jumps away, or just goes on.
name: Wisp Lights
seed: 61
ai: path
health: 6
map:
XXXXXXXXXXXXXXX
XP...R....T..MX
X.TT.R.TT...R.X
X....~..TZR...X
XRR.TT.R....T.X
X.H...H.R.T...X
X.T.R.....W.RGX
XXXXXXXXXXXXXXX
end
at 10,6 reload=4
`,
  },
  {
    id: 'two-lanterns',
    title: 'Two Lanterns',
    players: 2,
    summary: 'For two: both reach the gate together or race for the treasure. The richer one wins.',
    text: `# Two players, each with a score. Whoever reaches the gate ends the level for both.
name: Two Lanterns
seed: 71
health: 4
map:
XXXXXXXXXXXXXXX
XP..T..Z..R..rX
X.R...m..T...TX
X...*...H....GX
X.T...m..R...RX
XQ..R..Z..T..rX
XXXXXXXXXXXXXXX
end
`,
  },
  {
    id: 'through-the-mire',
    title: 'Through the Mire',
    players: 1,
    summary: 'A campaign of four levels from the last village to the gate. What you carry stays with you.',
    text: `# Health, bombs and score go along from level to level.
name: The Last Village
seed: 81
health: 5
map:
XXXXXXXXXXXXX
XP....T...m.X
X.TT.RR.T...X
X.H....Z..RGX
X...R.T...*.X
XXXXXXXXXXXXX
end
---
name: The Causeway
map:
XXXXXXXXXXXXXXX
XP~~...R....r.X
X.~T.m.R..~~..X
X..&.......~~GX
XH.R...T....r.X
XXXXXXXXXXXXXXX
end
---
# No seed of its own: which trees stand here depends on how you came.
name: The Deep Wood
generate: 14x6
difficulty: 2
---
name: The Gate
map:
XXXXXXXXXXXXX
XP..T...R.b.X
X.R...T...TMX
X.*.T..H....X
X....R....T.X
XZ.T...R.m.GX
XXXXXXXXXXXXX
end
`,
  },
];
