/**
 * Positions of RAIInet with one right answer: how they come about, what is to be done, and what makes it right. Names
 * of the proofs: `wins` (nothing else wins at once in every world that fits the view), `wins where another move loses`
 * (and some other move loses at once in all of them), `wins with the next move` (only
 * after this card is there a move that does), `saves` (after everything else the other side can win at once in most
 * worlds, after this in none).
 */
export type Proof = 'wins' | 'wins where another move loses' | 'wins with the next move' | 'saves';

export interface RaiinetRightAnswer {
  readonly name: string;
  readonly proof: Proof;
  readonly links: readonly [string, string];
  readonly hands: readonly [string, string];
  readonly commands: string; // that lead to it, with semicolons between them
  readonly right: string;
}

export const RIGHT_ANSWERS: readonly RaiinetRightAnswer[] = [
  {
    name: 'downloads the fourth data by card (1)',
    proof: 'wins',
    links: ['D3V3D4V2V4V1D2D1', 'V2V3D1V1D3V4D2D4'],
    hands: ['PPFJD', 'JSLJN'],
    commands:
      'move d down; move G up; ability 3 5 3; move f down; ability 5 C G swap; move H up; move h down; move G down; move d down; move G up; move c down; move C up; ability 2 c; move f down; move E up; move c down; move E up; move d left; move F up; move e down; move F left; move a down; move H up; move f down; move F up; move e down; move H up; move a right; move H up; move g down; move H up; ability 4 A; move h down; ability 1 g; move H up; move f down; ability 3 B; move E up; move d down; move C up; move c down; move G up; move g down; move G left; move e right; move B up; move a down; move G up; move a down; move D up; ability 1 d; move d down; move G up',
    right: 'ability 5 H',
  },
  {
    name: 'downloads the fourth data by card (2)',
    proof: 'wins',
    links: ['D4V2V1D3V4D1V3D2', 'V1D3D4V3D2V4D1V2'],
    hands: ['PJDHD', 'LPLHF'],
    commands:
      'ability 4 A up; move g down; move C up; move g down; move F up; move d down; move C up; move g down; move C up; move a down; ability 5 7 2; move A up; move e down; move C up; move e down; move D up; move e down; move H up; move a down; move H up; move f down; move D up; move d up; move E up; move a down; move B up; move g down; move F up; move h down; move C up; move f down; move H up; move h down; move A up; move a down; move H up; move d down; move D up; move b down; move B left; move a down; move C up; move d down; move E up; move f down; move C right; move g down; move G up; move b down; move H up; move a down; move G up; move d down; move F right',
    right: 'ability 3 C',
  },
  {
    name: 'downloads the fourth data by card (3)',
    proof: 'wins',
    links: ['D1D3D4V1V2D2V4V3', 'D2D1V1V4D3D4V3V2'],
    hands: ['HDDSJ', 'NFSJD'],
    commands:
      'move d down; ability 1 B H keep; move D up; move g down; move C up; move d down; move D left; move d down; move E up; move h down; ability 2 4 0; move B up; ability 3 A; move g left; move E up; move h left; move F up; move d down; move D up; move h down; move C up; ability 5 D; move h down; move H up; move d down; move H up; move g down; move H down; move c down; move G up; move c left; move E up; move d down; move B up; move h down; move B up; move g down; move F up; move g down; move G down; move g down; ability 4 b; move D up; move f down; move H up; move e down; move E up; move c down; move B up; ability 1 C down; move g up; move E up; move c down; move G up',
    right: 'ability 2 E',
  },
  {
    name: 'downloads the fourth data by card (4)',
    proof: 'wins',
    links: ['D4D1D3V2V3V4D2V1', 'V4D2V2D4D3V1D1V3'],
    hands: ['SNDNF', 'PLJFN'],
    commands:
      'move b down; move B up; move g down; ability 4 5 3; move B up; ability 2 b f swap; move g down; move B up; move a down; move C up; move h down; move F up; ability 4 c d swap; move c down; move A up; move b up; move E up; move c down; move D up; move c left; move B up; move b down; ability 1 g; move A up; move a down; move G up; move g down; ability 5 C H swap; move B up; move d down; move E up; move f down; move D right; move d down; move B up; move e down; move E up; move g down; move D up; move e down; move G up; move g up; move D up; move h down; move C up; move d down; move G up; ability 5 6 7; move g up; move G up; move b down; move D down; move g down; move H up',
    right: 'ability 3 D',
  },
  {
    name: 'downloads the fourth data by card (5)',
    proof: 'wins',
    links: ['V2D2D1V1V3D4D3V4', 'D4V3V2D1D2D3V4V1'],
    hands: ['DPPLH', 'JJLNL'],
    commands:
      'ability 3 e; move d down; move H up; move h down; ability 5 F; move A up; move a down; ability 4 B H keep; move B left; move a down; move D up; move b down; move C up; move f down; move F up; move d down; move F up; ability 5 H down; move e down; move G up; move c down; move E up; move b down; move G down; move g down; move H up; move e down; move F up; move g down; move E down; move e down; move G up; move h down; move H up; move c up; move D left; move e down; move H up; move h down; move G up; move g up; move E up; move a down; move A up; move c down; move B up; ability 4 e; move e left; move A up; move c right; move H up; move d down; move C up; move h down; move A up',
    right: 'ability 1 A',
  },
  {
    name: 'downloads the fourth data by card (6)',
    proof: 'wins',
    links: ['V4D4V1D3V2V3D2D1', 'D2V2V3V1V4D4D1D3'],
    hands: ['PFJDH', 'LPLSD'],
    commands:
      'ability 2 3 1; move e down; ability 5 d; move C up; move a down; move F up; ability 5 G up; move g down; move H up; ability 1 D; move c down; ability 1 G; move C up; move h down; move C up; move f down; move F up; move e down; move F down; move e down; move G up; move a down; move B up; move a down; move D up; move h up; move D up; move a down; move F up; move a down; move A up; move h down; move C up; move e down; move D right; move c right; move E up; move b down; move H up; move f down; move D up; move g down; move C up; move h down; move B up; move f down; move G up; move h down; move C up; move h down; move A up; move h down; move F up; move f left; move C up',
    right: 'ability 4 H',
  },
  {
    name: 'wins by a Hijack (1)',
    proof: 'wins',
    links: ['D2V4V3V1D1D3D4V2', 'V1V2V4D4D2V3D3D1'],
    hands: ['PHSFJ', 'PFHJP'],
    commands:
      'move e down; ability 1 g; move B up; ability 5 G; move a down; move A up; move a down; move D up; move g down; move F up; move d right; move A up; move g down; move F up; move f down; move F up; move g down; move F up; move a down; move B up; move h down; move G up; move c down; ability 2 2 2; move D up; ability 2 B up; move c down; move A up; ability 4 7 1; move g down; move B up; move b down; move H up; move a up; move E up; move b down; move C up; move f down; move C up; move e down; move E down; move a down; move G down; move g down; move B up; move a down',
    right: 'ability 3 b right',
  },
  {
    name: 'wins by a Hijack (2)',
    proof: 'wins',
    links: ['D4V3V2D2D3V4D1V1', 'D3D1D2V1D4V2V4V3'],
    hands: ['FDSSH', 'LPPSJ'],
    commands:
      'move h down; move G up; move b down; move G up; move e down; move D up; move h down; ability 3 F; move G up; move d right; ability 1 B; move E up; move f down; move B up; move g down; move H up; move a down; move E up; move e down; move C up; move g down; move A up; move b down; move H up; move d down; move E right; move f down; move F up; move a right; move G up; move c down; move F up; move f down; move G up; move b down; move B up; move a down; move A up; move c down; move E up; move h down; move C up; move c down; move F up; ability 1 1 6; move c down; move C up; move b down; move E up; move h down; move C up; move h down; move H up',
    right: 'ability 5 G up',
  },
  {
    name: 'wins by a Hijack (3)',
    proof: 'wins',
    links: ['V3D2D1V2V4D4V1D3', 'D2V4D1D4V3V1D3V2'],
    hands: ['JLSNF', 'HJFNL'],
    commands:
      'move f down; ability 3 3 3; move D up; move f up; move F up; move f down; move B up; move c down; ability 4 F G keep; move G up; move g down; move E up; move d down; move A right; move g down; move G down; ability 4 a g swap; move b down; ability 5 D; move D up; move c down; move C up; move e down; move C up; ability 5 2 0; move a down; move C up; move c down; move H up; move f down; move C up; move a down; move F up; move f down; move B up; move a down; move A up; move a down; ability 2 g; move F up; move e down; move B up; move f down; move D up; ability 3 G; move h down; move E up; move a down; move A up; move g down; move B up; move a down; move D up; move d down; move E up; move a up',
    right: 'ability 1 e left',
  },
  {
    name: 'wins by a Hijack (4)',
    proof: 'wins',
    links: ['V3D1V4D4V2D3D2V1', 'V2D3D4D1V3D2V1V4'],
    hands: ['DDLJP', 'HNDSP'],
    commands:
      'move e down; move G up; move g down; ability 2 D E swap; move E up; move e down; move F up; ability 1 G; move h down; move F up; move d down; move D up; ability 5 g; move a down; move H up; move c down; move D up; move f down; move D up; move f left; ability 3 b; move H up; move c down; move E up; move f down; move E up; move a down; move A up; move a down; move C up; move c down; move B up; move a down; move C up; move h down; ability 4 f; move B right; move e down; move F up; move a down; move H up; move d down; move A up; move c up; move B down; move a down; move H up; move f down; move C left; move g down; move H up; move g down; move C up; move g down; ability 5 e; move F up; move a down',
    right: 'ability 1 a down',
  },
  {
    name: 'wins by a Hijack (5)',
    proof: 'wins',
    links: ['V1V2D1V4V3D4D3D2', 'D1D2D4V4V1V2V3D3'],
    hands: ['SJLDH', 'HFPPL'],
    commands:
      'move a down; ability 3 D; move H up; ability 3 a; move e down; move F up; move e down; ability 5 A; move C up; move c down; ability 2 1 5; move G up; move c down; move C up; move b right; move B up; move d down; move C up; move g down; ability 4 F; move G up; move c down; ability 1 b left; move D up; move a down; move C up; move d down; move C up; move b down; move G right; move e down; move F up; move f down; move B up; ability 2 B; move e down; move G up; move e down; move F up; move d down; move B right; move f down; move H up; move h left; move D down; move d down; move G left; move d down; move A up; move e down; move A up; move f right; move G up; move b down; move B left; move d down; move B up; move b down; move A up',
    right: 'ability 5 B up',
  },
  {
    name: 'wins by a Hijack (6)',
    proof: 'wins',
    links: ['D3V2V4V1V3D1D4D2', 'V4V2V1V3D2D4D3D1'],
    hands: ['PSLNH', 'LHFLN'],
    commands:
      'ability 4 f h swap; move e down; move A up; move e up; move B up; move f down; move A up; move a down; move F up; move g down; move D up; move c down; move A up; move b down; ability 3 4 4; move E up; move c down; move H up; ability 1 G; move f down; move A up; move f down; move A up; move c down; move G up; move b down; move B right; move f down; ability 5 B G swap; move A up; move f down; move E down; move b down; move E up; ability 2 H; move h down; move D up; move h down; move G up; move f down; move A up; move h down; move H up; move g down; move D up; move c down; move B up; move c down; move H up; move g down; move H up; ability 5 E left; move c down; move H up; move c down; move E up; move g down; move H up; move g down',
    right: 'ability 2 c down',
  },
  {
    name: 'wins by a move (1)',
    proof: 'wins',
    links: ['V2D2D4D1V1V3D3V4', 'V1V3D3D1V2D4D2V4'],
    hands: ['', ''],
    commands:
      'move d left; move D left; move g down; move A up; move h down; move E up; move g down; move D up; move b down; move A down; move g down; move D left; move f right; move C up; move g down; move C left; move a down; move H up; move d down; move G right; move g down; move G left; move h down; move D up; move a up; move C up; move c down; move F up; move b down; move F up; move a down; move H up; move f down; move D up; move g down; move D up; move h down; move C up; move f left; move C up; move f down; move F up; move g down; move C up; move a down; move B up; move g down; move C up; move e down; move H up; move a up; move A up; move a down; move A up; move h down; move A up; move d down; move F up',
    right: 'move c left',
  },
  {
    name: 'wins by a move (2)',
    proof: 'wins',
    links: ['D2V2D1D3D4V3V1V4', 'V2V1D4V4V3D1D2D3'],
    hands: ['', ''],
    commands:
      'move d down; move C up; move f down; move C up; move a down; move E up; move h down; move C up; move g down; move A up; move h down; move D right; move f up; move B up; move h down; move C up; move a down; move C up; move d down; move C up; move d down; move A up; move a right; move G up; move a down; move F up; move d down; move C up; move d down; move A up; move f right; move H left; move g down; move B up; move h left; move E up; move a down; move E up; move e down; move E up; move a left; move G up; move b down; move H up; move h down; move D up; move e down; move F up; move h down; move D up; move f down; move H up; move d down; move F up; move h down; move F up; move b down; move B up; move e down',
    right: 'move B left',
  },
  {
    name: 'wins by a move (3)',
    proof: 'wins',
    links: ['D2V1D1V3V2D3D4V4', 'D3V2V4V3D1D4D2V1'],
    hands: ['', ''],
    commands:
      'move g down; move E up; move d down; move A up; move a down; move C up; move f down; move C up; move b down; move A up; move d down; move G up; move f down; move E up; move g down; move A up; move e down; move E up; move d down; move E up; move a down; move A up; move a down; move G up; move h down; move D up; move g up; move D up; move e down; move D up; move e down; move G up; move b down; move H up; move b down; move G up; move b down; move B right; move h down; move G up; move b down; move D up; move g down; move H up; move h down; move B up; move c down; move F up; move g down; move F up; move b down; move C up; move e down; move D up; move f down; move F up; move c right; move F up; move e down',
    right: 'move F right',
  },
  {
    name: 'wins by a move (4)',
    proof: 'wins',
    links: ['V4V3D4V2D2D3V1D1', 'V3D2V1V4D3D1D4V2'],
    hands: ['', ''],
    commands:
      'move e down; move E up; move b down; move B up; move d down; move G up; move d down; move A up; move b down; move D up; move f down; move D up; move e down; move H up; move a down; move H up; move b down; move B up; move a down; move E up; move c down; move D up; move b up; move D up; move a down; move E up; move c right; move B up; move h down; move A up; move a down; move D up; move g down; move C up; move h down; move B up; move g down; move H down; move a down; move H up; move a down; move G up; move b up; move G up; move g down; move E up; move h down; move E up; move f down; move B up; move g down; move H up; move b down; move H up; move b left; move H up; move a down; move F up; move f left',
    right: 'move E down',
  },
  {
    name: 'boosts a link that then wins (1)',
    proof: 'wins with the next move',
    links: ['D2D4V3D3D1V4V2V1', 'V4D4V2D3V1D1V3D2'],
    hands: ['PDLDP', 'HFJPL'],
    commands:
      'ability 3 h; move e down; move C up; move h down; move E up; move f down; move B up; move a down; ability 4 g; move A up; move h down; move B up; ability 4 D; move g down; move A up; move a up; move E up; move d down; move F up; move a down; move C up; move c down; move B up; ability 5 h; move b down; ability 3 g; move G up; move d down; move A up; move h down; move B up; move a down; move F up; ability 1 A; move c down; move F up; move f down; move H up; move a down; move A up; move c down; move B up; move d down; move B up; move f down',
    right: 'ability 5 B',
  },
  {
    name: 'boosts a link that then wins (2)',
    proof: 'wins with the next move',
    links: ['V3D1V1D2V4D4V2D3', 'D3V1D1V2D4V3V4D2'],
    hands: ['PLHFF', 'DSFJN'],
    commands:
      'move g down; move A up; move a down; move B up; move b left; ability 5 C G swap; move A up; ability 4 5 2; move d down; move H up; ability 1 g; move h down; ability 2 d; move F up; ability 5 6 6; move e down; move H up; move h down; move C up; move e down; ability 4 e; move F right; move f down; move A up; move d down; move C up; move c down; move G up; move e down; move G up; move h down; move A up; move h down; ability 3 4 2; move G up; move h down; move G up; move h down; move G up; move e down; move G up; move g down; move A up; move g down; move A right; move e down; move D up',
    right: 'ability 2 h',
  },
  {
    name: 'boosts a link that then wins (3)',
    proof: 'wins with the next move',
    links: ['D4V2D2D3D1V4V3V1', 'D3V2V4D4V1D2D1V3'],
    hands: ['DNJPP', 'DPLHP'],
    commands:
      'move g down; move E up; ability 5 d; move f down; move E up; move c down; move D up; ability 2 e h keep; move b down; move E up; move d down; move F up; move c right; ability 2 d; move D up; move f down; move D up; move e down; move A up; move a down; ability 5 b; move E up; move g down; move H up; move a up; move E up; move b down; move A up; move a down; move C up; ability 4 F; move a down; move G left; move f down; move H up; move a down; move D up; move f left; move C up; move a up; move H up; move b down; move A up; move g down; move C up; ability 1 E; move f down; move D up; move a up',
    right: 'ability 3 D',
  },
  {
    name: 'boosts a link that then wins (5)',
    proof: 'wins with the next move',
    links: ['D2D4D3V4V3D1V2V1', 'D4D1V1V2V3D2D3V4'],
    hands: ['FFPSL', 'NHNJD'],
    commands:
      'move e down; move B up; move b down; ability 1 A E keep; move H up; move c down; ability 3 G H swap; move B up; move e down; move E up; move g down; ability 5 d; move D up; move c down; ability 2 c right; move C up; move h down; move G up; move a down; move F up; move f down; move B down; move a down; move F up; move b down; move E up; ability 3 b; move g down; move C up; move c down; move H up; move e down; move C up; move a down; move H up; move h down; move H up; move e down; move G up; move f down; move F up; move g down; move F up; move h up; move H up; move c down; move B up; move f down; move H up; move g down; move C up; move g down; move G up',
    right: 'ability 5 e',
  },
  {
    name: 'boosts a link that then wins (6)',
    proof: 'wins with the next move',
    links: ['V3D2V1D3V2D4V4D1', 'V2V3D2V4V1D1D4D3'],
    hands: ['SLPNF', 'JLHSF'],
    commands:
      'ability 4 e f keep; move d left; move C up; move d down; move F up; move e down; move B up; move e down; move C up; move e down; move C up; move e down; move C up; ability 5 7 1; move b down; move B up; move a right; move B up; move f down; move G up; ability 3 G; move b down; move B up; move d down; move B up; move c down; move H up; move a down; ability 5 0 5; move G up; move g left; move F right; move f down; move E up; move a down; move G up; move d down; move A up; move f down; move F up; move c down; move G up; move a down; ability 1 f; move G up; move e right; move G up; move d up; ability 3 f left; move F up; move d right; move G up; move c right',
    right: 'ability 2 G',
  },
  {
    name: 'polarizes a link that then wins (1)',
    proof: 'wins with the next move',
    links: ['V3D2V4V1D4V2D3D1', 'V3V2V4D3V1D4D1D2'],
    hands: ['FDLFD', 'LNSFP'],
    commands:
      'move c down; move G up; move a down; move B up; move d down; ability 2 C D keep; move F up; move c right; move C up; move b left; ability 4 3 3; move F up; ability 4 2 1; move a down; move E up; move d down; move C up; move h down; move D up; move a down; move B left; move e down; move B up; move c down; ability 1 F; move F down; move g down; move C up; move a down; move E up; move e down; move D up; move h down; move B up; ability 1 4 1; move e down',
    right: 'ability 5 D',
  },
  {
    name: 'polarizes a link that then wins (2)',
    proof: 'wins with the next move',
    links: ['D1D3V2D4V3V4D2V1', 'V2D4V1D3D1V3V4D2'],
    hands: ['HDJFP', 'DLNHP'],
    commands:
      'move f down; move G up; ability 3 A; move d down; move G up; move d down; move E up; ability 1 F up; move e down; move G up; move d down; move B up; move d down; move G up; move f down; move A up; move g down; move G up; move e left; move G left; move b down; move B up; move b up; move E up; ability 4 6 1; move c down; move F left; move a down; move F up; move d down; move A right; move b down; move H up; move g down; ability 5 F; move G left; move a down; move C up; move b down; move C up; move e right; move B up',
    right: 'ability 5 d',
  },
  {
    name: 'polarizes a link that then wins (3)',
    proof: 'wins with the next move',
    links: ['D1D3D2V1V2V4D4V3', 'D3D4V3V1D1V2D2V4'],
    hands: ['FLJNN', 'DHFPP'],
    commands:
      'ability 4 a c swap; move g down; move A up; move b down; ability 3 2 3; move G up; ability 1 1 0; move h down; move F up; move g down; move A up; move d down; move A up; move f down; move C up; move h up; move E up; move f down; move A up; move a down; move D up; move b down; ability 2 h left; move G down; ability 5 b f swap; move b right; move A up; move g down; move F right; move g down; move C right; move h down; move F up; move h down; move B up; move c down; move D up; move h down; move H up; move g down; move D up; move b down; move H left; move b down; move D up; move e down; move A right; move g down',
    right: 'ability 4 G',
  },
  {
    name: 'polarizes a link that then wins (4)',
    proof: 'wins with the next move',
    links: ['V2D3D4D2V4V3D1V1', 'V2V1V3D3V4D1D2D4'],
    hands: ['DHLNS', 'LPFPN'],
    commands:
      'move g down; ability 3 5 2; move C up; ability 3 h; move c down; move F up; move d down; ability 1 H; move C up; move g right; move B up; move e down; move E up; ability 4 d e swap; move a down; move F left; move h down; move B right; move d down; move A up; move f down; ability 2 F; move A up; move f down; move H left; ability 1 H; move f down; move E up; move b down; move G up; move c down; move C up; move h down; ability 5 E F swap; move D up; ability 2 E down; move h down; move C up; move f down; move C up; move b right; move B up; move d down; move B up; move f down; move B right; move c down; move G up; move h down',
    right: 'ability 4 D',
  },
  {
    name: 'polarizes a link that then wins (5)',
    proof: 'wins with the next move',
    links: ['D3V3D1D2V2V1D4V4', 'D2D3V4V3V2D4V1D1'],
    hands: ['PFNJJ', 'FHHFP'],
    commands:
      'move a down; move B up; ability 2 3 0; move e down; move B up; move b down; ability 5 A; move H up; move e up; ability 4 4 0; move D up; ability 3 b c swap; move f down; move D up; move d left; ability 2 e down; move D up; move e down; move H up; move b down; move D up; move b down; ability 1 2 2; move E up; move a down; move E up; move f down; move E up; move b down; move A up; move b down; move G up; move f down; move D up; move a right; move C up; move d down; move A up; move f left; move H up; move d down; move G up; move a down; move E up; move d down; move F up; move d down; move A up; move g down; move A up',
    right: 'ability 1 d',
  },
  {
    name: 'polarizes a link that then wins (6)',
    proof: 'wins with the next move',
    links: ['V4V3D2D1D4V1V2D3', 'D1V2V1D2V3D4V4D3'],
    hands: ['DFSLP', 'FNDJL'],
    commands:
      'ability 2 5 2; move h down; move C up; move h down; move B up; ability 3 B; move b down; move C up; move g down; ability 4 e; move E up; move b down; move H up; move g down; move B up; move f down; move F up; move c down; ability 2 D H keep; move E up; move f down; move D up; move h down; move E up; move f down; move A up; move h down; move F up; move b down; move F up; move g down; move A right; move g down; move F up; ability 4 d; move b right; move G up; move h down; ability 1 1 6; move G up; ability 1 B; move e down; move H up; move a down; move E up; move a down; move G up; move e down; move D left; move d down; move F up; move c down; move F up; move d down; move G up',
    right: 'ability 5 d',
  },
  {
    name: 'stops the only threat (1)',
    proof: 'saves',
    links: ['D3D4V4V1D2V2D1V3', 'D3V4V3D1V2D4V1D2'],
    hands: ['', ''],
    commands:
      'move f down; move A up; move c down; move F up; move e down; move A up; move e up; move A up; move e down; move F up; move d down; move H up; move g down; move F up; move a down; move A up; move d down; move G up; move c down; move A up; move b down; move D up; move h left; move G up; move f down; move C up; move g down; move G right; move e down; move A up; move g down; move G up; move f down; move C up; move d down; move D up; move c right; move G up; move f down; move D up; move e down; move A up; move b down; move A up; move e down; move C up; move h down; move E up',
    right: 'move g up',
  },
  {
    name: 'stops the only threat (2)',
    proof: 'saves',
    links: ['V3D4V2V4D2D1V1D3', 'D1V4V1D2D4D3V2V3'],
    hands: ['', ''],
    commands:
      'move e down; move C up; move a down; move F up; move h down; move A up; move f down; move A up; move c down; move A up; move e down; move B up; move g down; move B up; move a down; move C up; move b down; move H up; move f up; move E up; move a up; move B up; move c down; move B up; move b down; move H up; move d down; move D up; move a down; move G up; move f down; move E up; move e down; move B up; move h down; move A up; move h down; move E up; move h down; move F left; move a down; move H up; move c down; move B left; move d down; move C up; move g down; move G up; move f down; move E up; move f down; move H up; move a down; move F up; move a down; move G up; move f down; move E up',
    right: 'move f up',
  },
  {
    name: 'boosts a link that then wins (7)',
    proof: 'wins with the next move',
    links: ['V3D1V4D2D3V1V2D4', 'D3V3D4V2D1V1V4D2'],
    hands: ['LFSPL', 'DFFLL'],
    commands:
      'move e down; move D up; move e down; move H up; move c down; move A up; move c down; move G up; move e up; move G up; move e down; move E up; move f down; move F right; move b down; move D up; move g down; move D up; ability 2 3 2; move d down; move B left; move h left; move G up; move f down; move E up; move a down; move D up; move b right; move F up; move g down; move G up; move a down; move G up; move f down; move E right; move h down; move C up; ability 3 F; move b up; ability 3 0 7; move A up; move a down; move C up; move f down; move H up; move a down; move C up; move h down; move A up; move e down; move C up; move h down; move D left; move f down; move C up',
    right: 'ability 1 f',
  },
  {
    name: 'boosts a link that then wins (8)',
    proof: 'wins with the next move',
    links: ['D2D1V4D4V3V2D3V1', 'D2D4V2V4V1D1V3D3'],
    hands: ['PHNSJ', 'LFJPS'],
    commands:
      'move c down; move A up; ability 3 d g keep; move d down; move B up; move c left; move A up; move h down; move F up; move a down; move F right; ability 1 d; move e down; move C up; move f down; move C up; move d down; move B up; move d left; move C up; move f down; move D up; ability 2 E right; move f down; move H up; move g down; move A up; move a down; move B up; move a down; ability 3 b; move D up; move h up; move D up; move g down; move C up; move a down; move F up; move c down; move G up; move g down; move E up; move e down; move B right; move f down; ability 2 5 3; move D down; move c down; move H up; move g down; move E up; move g down; move D up; move d down; move D up; move g down',
    right: 'ability 1 D',
  },
  {
    name: 'boosts a link that then wins (9)',
    proof: 'wins with the next move',
    links: ['V1V3D2D4V4D1V2D3', 'V4V3V2D2D3D4V1D1'],
    hands: ['JJDSL', 'LHFJF'],
    commands:
      'ability 1 D; move h down; move H up; ability 3 G; move c down; ability 3 3 6; move A up; move a down; move C up; move a down; move B up; move c down; move H up; move g down; move D up; move h down; move H up; move e down; move E up; move g down; move F up; move c down; ability 5 1 0; move B up; move b down; move A up; move c down; move F right; move f down; move H up; move c down; move F right; move h down; ability 4 e; move D up; move b left; move E up; move c right; move D up; move g down; move F up; move f down; move D up; move c down; move F up; move a right; move A up; move f down; ability 2 d down; move F up; move f down; move B up; move e down; move A up; move e down; move C up',
    right: 'ability 5 c',
  },
  {
    name: 'takes data and not the fourth virus (1)',
    proof: 'wins where another move loses',
    links: ['V2D4V1D1V3D3V4D2', 'D3D1V4D4V2V1D2V3'],
    hands: ['FFPLH', 'FNDDF'],
    commands:
      'move b down; move F up; move e down; move B up; move e down; move D up; move f down; move G up; move e down; ability 2 C D keep; move C up; move g down; move G up; ability 1 6 0; move e down; move A up; move e down; move C up; move f down; move G up; move g down; ability 1 2 0; move C up; move b down; move F up; move c down; move B up; move b down; move D up; ability 5 G up; move d down; move F up; move b down; move D up; move e down; move G up; ability 3 b; move g down; ability 5 1 7; move C up; move g down; move D up; move b down; move C up; ability 2 6 3; move b down; move F up; move a down; move D up; move c down; move C up; move a down; move F up; move h down; move C up; move f down; move C up; move h down; move H up; move h down; move D up; move g right; move H up',
    right: 'move b left',
  },
  {
    name: 'takes data and not the fourth virus (2)',
    proof: 'wins where another move loses',
    links: ['D3D2V4D1V3V2V1D4', 'V4D2V1D4D1V3V2D3'],
    hands: ['LNFJH', 'HFPNS'],
    commands:
      'move b down; ability 4 D E swap; move C up; move d down; move B up; move e down; move B up; move a down; move E up; move f down; move G up; move g down; move F up; move g down; move F up; move g down; move F up; move f down; move C left; move f down; move H up; move e down; move B up; move d right; move B up; ability 2 a f swap; move b down; move B up; ability 3 3 1; move c down; move H up; move c down; move C up; move h down; move E up; move h down; move G up; move d up; move C up; move h down; move E up; move c down; ability 3 H; move G up; move a down; move D up; ability 5 D right; move d down; move B up; move h down; move B up; move g down; move D up; move h down; move F up; move c right; move C up; move d down',
    right: 'move B up',
  },
  {
    name: 'takes data and not the fourth virus (3)',
    proof: 'wins where another move loses',
    links: ['V4D2V1D4V3V2D1D3', 'V4D2V3V1V2D1D3D4'],
    hands: ['LJDJF', 'NDSNL'],
    commands:
      'move g down; ability 2 c; move B up; move f down; move B up; move f down; move B up; move d down; move A up; move b down; move E up; move g down; move A up; move b down; move B up; move a down; move H up; move a down; move D up; move d down; move B up; ability 5 3 4; move a down; move A up; move e down; move F up; move h down; move F up; move g up; move H up; move e down; move D up; move h down; ability 4 C H keep; move D up; move d down; ability 1 C G swap; move B up; move h down; move A up; move g down; move F up; move e down; ability 5 E; move E right; move e down; move B right; move g down; move A up; move h down; move A up; ability 2 G; move h down; move E up; move f down; move E up; ability 4 C; move e down; move B left; move e down; move B up; move f down',
    right: 'move B up',
  },
  {
    name: 'takes data and not the fourth virus (4)',
    proof: 'wins where another move loses',
    links: ['V4D1D2V1V2D4D3V3', 'D3D1V2D4V1V3D2V4'],
    hands: ['SSNLH', 'HFJJH'],
    commands:
      'move g down; ability 2 2 3; move H up; move a down; ability 4 b; move H up; ability 1 B; move e down; move A up; move h down; move B up; move a down; move G up; move f down; move B up; move a down; move A up; ability 5 H down; move f down; move E up; move g down; move E up; move d down; move H up; move f down; move H up; ability 3 c e keep; move e down; move E up; move f down; ability 3 c; move C left; move h down; move F up; move f down; move D up; move f down; move A up; ability 4 a; move h down; move A up; move a down; move G up; move f down; ability 5 f down; move C up; ability 2 H; move g down; move G up; move a down; move D up; move h down; move B up; move c down; move C up; move c left; ability 1 e up; move B up; move g down; move B up',
    right: 'move c down',
  },
];
