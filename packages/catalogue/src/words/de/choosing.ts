/** Was Katalog und Bots denen sagen, die auswählen, wie sie spielen, oder Regeln und Hilfe lesen: nach den englischen Worten. */
import type { Phrases } from '@quadrant/kernel';

export const choosing: Phrases = {
  // worum es geht, wie man punktet, wie es endet
  'Stay alive at the left edge and destroy what comes from the right.':
    'Bleib am linken Rand am Leben und zerstöre, was von rechts kommt.',
  'Every enemy that falls leaves an orb worth one to three; Carriers and Pylons leave trays that double or triple what fills them.':
    'Jeder gefallene Feind hinterlässt eine Kugel im Wert von eins bis drei; Carrier und Pylone hinterlassen Schalen, die verdoppeln oder verdreifachen, was sie füllt.',
  'When your ship has no health left. The game cannot be won: the score counts.':
    'Wenn dein Schiff keine Gesundheit mehr hat. Gewinnen kann man nicht: Es zählen die Punkte.',
  'Land on a planet that has life.': 'Lande auf einem Planeten, auf dem es Leben gibt.',
  'There are no points: you find life, or you do not. Fewer turns are better.':
    'Es gibt keine Punkte: Du findest Leben oder nicht. Weniger Züge sind besser.',
  'When you find life, when fuel or life runs out, when an asteroid hits you, or in the black hole.':
    'Wenn du Leben findest, wenn Treibstoff oder Leben ausgeht, wenn dich ein Asteroid trifft oder im schwarzen Loch.',
  'Download four data before anybody else, and never four viruses.':
    'Lade vier Daten herunter, bevor es jemand anders tut, und nie vier Viren.',
  'A link you beat, or that walks into your port, is yours; a link of your own that leaves over the far edge is yours, too.':
    'Ein Link, den du besiegst oder der in deinen Port läuft, gehört dir; einer von dir, der über den fernen Rand hinausgeht, ebenfalls.',
  'With the fourth data of a player, who wins, or when all others have four viruses.':
    'Mit den vierten Daten eines Spielers, der damit gewinnt, oder wenn alle anderen vier Viren haben.',
  'Reach the gate alive.': 'Erreiche lebend das Tor.',
  'Treasure and what you pick up give points, and so does everyone you bring down; wisps give the most.':
    'Schätze und alles, was du aufhebst, geben Punkte, und ebenso jeder, den du besiegst; Irrlichter geben am meisten.',
  'When you end a turn at the gate, or when you have no health left. In a campaign the next level follows.':
    'Wenn du einen Zug am Tor beendest oder keine Gesundheit mehr hast. In einem Feldzug folgt der nächste Level.',
  // wie man spielen kann, und gegen wen
  'An enemy in about 4 turns of 10, mostly Grunts': 'Ein Gegner in etwa 4 von 10 Zügen, meist Grunts',
  'An enemy in about 7 turns of 10, all kinds': 'Ein Gegner in etwa 7 von 10 Zügen, alle Arten',
  'An enemy nearly every turn, all kinds': 'Ein Gegner in fast jedem Zug, alle Arten',
  'One mission, alone.': 'Eine Mission, allein.',
  random: 'zufällig',
  'A test with everything shown: planets, and little else.':
    'Ein Test, der alles zeigt: Planeten und sonst wenig.',
  'A test with everything shown: hardly an empty place.': 'Ein Test, der alles zeigt: kaum ein leerer Platz.',
  'A test with everything shown: asteroids and malevolents.':
    'Ein Test, der alles zeigt: Asteroiden und Böswillige.',
  'Two players; {moves} moves without a download are a draw.':
    'Zwei Spieler; nach {moves} Zügen ohne Download steht es unentschieden.',
  'Four players on the cross-shaped board.': 'Vier Spieler auf dem kreuzförmigen Brett.',
  'The classic level, alone.': 'Das klassische Level, allein.',
  'Levels that begin gently.': 'Level, die sanft beginnen.',
  'A board that nobody has seen, alone.': 'Ein Brett, das noch niemand gesehen hat, allein.',
  'Two players on a board made for them.': 'Zwei Spieler auf einem Brett, das für sie gemacht ist.',
  'Sees what wins and loses at once, and misjudges the rest. Elo {elo}.':
    'Sieht, was sofort gewinnt oder verliert, und verschätzt sich beim Rest. Elo {elo}.',
  'Looks one command ahead with a learned eye. Elo {elo}.':
    'Sieht einen Befehl voraus, mit geübtem Auge. Elo {elo}.',
  'Thinks several turns ahead, in a few thousand steps. Elo {elo}.':
    'Denkt mehrere Züge voraus, in ein paar tausend Schritten. Elo {elo}.',
  'Thinks {times} times as long, and reads your links from your moves. Elo {elo}.':
    'Denkt viermal so lange und liest deine Links an deinen Zügen ab. Elo {elo}.',
  'Looks one command ahead and takes what is best on average. Elo {elo}.':
    'Sieht einen Befehl voraus und nimmt, was im Mittel am besten ist. Elo {elo}.',
  'Plays any legal command. Elo {elo}.': 'Spielt irgendeinen erlaubten Befehl. Elo {elo}.',
  'Snipes what a shot would meet, and leaves the way of what comes. Elo {elo}.':
    'Schießt, was ein Schuss träfe, und weicht aus, was kommt. Elo {elo}.',
  'Keeps a plan of twelve turns, and makes it better every turn in worlds that the fog may hide. Elo {elo}.':
    'Hat einen Plan für zwölf Züge und verbessert ihn in jedem Zug, in Welten, die der Nebel verbergen mag. Elo {elo}.',
  'Flies from yellow dwarf to yellow dwarf and lands wherever there may be life. Elo {elo}.':
    'Fliegt von Gelbem Zwerg zu Gelbem Zwerg und landet, wo es Leben geben könnte. Elo {elo}.',
  'Flies as the script does, and looks before every turn at what might kill it. Elo {elo}.':
    'Fliegt wie das Skript und sieht vor jedem Zug nach, was es das Leben kosten könnte. Elo {elo}.',
  'Fights what is near, collects what lies about, and goes to the gate. Elo {elo}.':
    'Kämpft mit dem, was nahe ist, sammelt, was herumliegt, und geht zum Tor. Elo {elo}.',
  'Fights, collects and goes, and looks before every step at what would come of it. Elo {elo}.':
    'Kämpft, sammelt und geht, und sieht vor jedem Schritt nach, was daraus würde. Elo {elo}.',
};
