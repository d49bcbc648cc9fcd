/** Was die geführten ersten Spiele sagen, ein, zwei Sätze je Halt, auf Deutsch. */
import type { Guides } from '../en/guides.js';

export const guides: Guides = {
  'space-defender-2': [
    'Das ist dein Starfighter. Zeig auf ein Feld, oder geh mit den Pfeiltasten dorthin, um den Weg und seine Kosten zu sehen; drück es, um zu fliegen.',
    'In jedem Zug kann am rechten Rand ein Gegner erscheinen. Ein Grunt: Er kommt nach links und schießt. Felder mit ? liegen außerhalb deiner Sicht.',
    'Feuern, Kraft und Aussetzen kosten je einen Zug. Dein Schuss fliegt fünf Felder je Zug, also ziel dorthin, wo der Gegner sein wird.',
    'Leben und Energie kommen in jedem Zug ein wenig zurück, beim Aussetzen doppelt so viel. Fliegen und Feuern kosten Energie.',
    'Gewinnen kann man dieses Spiel nicht: Es geht um Punkte. Nimm zurück, sieh zurück oder zweige unten von jedem Zug ab. Und jetzt spiel weiter.',
  ],
  'simodyssey-2': [
    'Das ist dein Explorer. Drück einen der beleuchteten Sektoren, um dorthin zu fliegen, oder nimm die Tasten des Kompasses; die Ränder grenzen aneinander, nördlich von hier liegt also die unterste Reihe.',
    'Ein Flug verbrennt einen deiner drei Treibstoffe, und ohne Treibstoff bist du verloren. Plane von Stern zu Stern: Sterne tanken jeden auf, der da ist.',
    'Ein Gelber Zwerg: Dein Tank ist wieder voll. Ein Planet ist bei ihm geblieben, du kannst also landen und nach Leben suchen.',
    'Kein Leben dort; die Hälfte von ihnen hat welches. Abgehoben, nach Osten geflogen und durch ein Wurmloch in einen zufälligen Sektor. Halte dich fern von Asteroiden, Malevolents und dem Schwarzen Loch in der Mitte.',
    'Noch ein Gelber Zwerg mit einem gebliebenen Planeten. Der nächste Schritt gehört dir: Spiel weiter, und lande.',
  ],
  raiinet: [
    'Deine acht Links beginnen auf deiner Seite: vier Daten (D), vier Viren (V), je mit einer Stärke. Drück einen, dann ein beleuchtetes Feld; damit endet dein Zug.',
    'Die Links der anderen sind unbekannt, bis ein Kampf, eine Firewall oder eine Karte sie zeigt. In jedem Zug darf vor dem Ziehen eine Karte kommen: Lass dir, und nur dir, mit Scan zeigen, was E ist.',
    'Auf einen Link zu ziehen ist ein Kampf: Die höhere Stärke gewinnt, und der Sieger lädt den Verlierer herunter. Dein e hat E geholt, eines der vier Daten, die du brauchst.',
    'Link boost: e zieht jetzt zwei Felder auf einmal und springt über alles dazwischen. Ein Plus zeigt es.',
    'e hat den gegenüberliegenden Rand verlassen, also hast du ihn selbst heruntergeladen: zwei Daten. Bring deine Daten hinaus und lass die anderen deine Viren aufnehmen. Und jetzt spiel weiter.',
  ],
  mirewood: [
    'Du bist P, und G ist das Tor: Beende dort lebend einen Zug. Mit den Pfeiltasten oder w a s d gehst du; zeig auf ein Feld, um zu sehen, was dort ist.',
    'Ein Fund gehört dir, wenn ein Zug auf ihm endet: Das war ein Schatz. Leben, Bomben, Wirkungen und Punkte sind immer im Blick.',
    'Neben dir wartet ein Räuber. Geh auf ihn zu, dann drehst du dich zu ihm; danach schlag ihn.',
    'Ein Bogenschütze in deiner Reihe oder Spalte dreht sich zu dir und schießt dann in jedem zweiten Zug. Geh aus der Linie oder hinter einen Baum, oder schieß zurück.',
    'Zwei Pfeile, die sich treffen, zerstören einander. Alles, was du tun kannst, steht hier und auf den Tasten. Der Weg gehört dir: Spiel weiter.',
  ],
};
