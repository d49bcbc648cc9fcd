/** Was die Seite in geführten Spielen und Analysen sagt, auf Deutsch. */
import type { Later } from '../later.js';

export const later: Later = {
  analysis: {
    thinking: 'Das Spiel wird durchdacht …',
    progress: (done, all) => `Zug ${done} von ${all} wird durchdacht …`,
    failed: (why) => `Eine Analyse ist nicht möglich: ${why}`,
    title: 'Analyse',
    chance: 'Deine Siegchance, nach dem, was du damals wusstest',
    score: 'Erwartete Punktzahl, nach dem, was du damals wusstest',
    noSlips: 'Kein Zug hat dich viel gekostet.',
    goThere: 'Dorthin',
    win: 'Sieg',
    loss: 'Niederlage',
    slip: (turn, cost) => `Zug ${turn}: −${cost}.`,
    chose: (deed) => `Deine Wahl: ${deed}.`,
    badLuck: 'Das hätte ich auch getan: Es war Pech.',
    computerFailed: 'Der Computer ist ausgefallen.',
    unwanted: 'Das wird nicht mehr gebraucht.',
  },
  guide: {
    onRails:
      'Das ist das geführte Spiel: Weiter geht es mit „Weiter“. Am Ende kannst du selbst weiterspielen.',
    cannot: 'Das geführte Spiel kann nicht beginnen',
    yourTurn: (deed) => `Du bist dran: ${deed}.`,
    notYet: (yours) => `Noch nicht. ${yours}`,
    nextKey: 'weiter',
    waits: 'Das geführte Spiel wartet auf dich. Nach dem letzten Schritt kannst du weiterspielen.',
    title: 'Einführung',
    back: 'Zurück',
    playOn: 'Von hier aus weiterspielen',
    next: 'Weiter',
  },
};
