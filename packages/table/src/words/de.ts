/** Was ein Tisch auf Deutsch sagt: nach den englischen Worten, und nach dem Code einer Absage. */
import type { Phrasebook, Phrases } from '@quadrant/kernel';

export const phrases: Phrases = {
  // why a turn cannot be taken back or done again
  'There is nothing to take back.': 'Es gibt nichts zurückzunehmen.',
  'There is nothing to do again.': 'Es gibt nichts zu wiederholen.',
  'No undo here: the turn has passed or something became known. (A friendly game allows it.)':
    'Hier geht es nicht zurück: Der Zug ist vorbei oder etwas wurde bekannt. (In einem freundschaftlichen Spiel ginge es.)',
  'Somebody else made that turn. (A friendly game allows it.)':
    'Diesen Zug hat jemand anders gemacht. (In einem freundschaftlichen Spiel ginge es.)',
  'In this game one may look back, not go back. (A friendly game allows it.)':
    'In diesem Spiel darf man zurücksehen, nicht zurückgehen. (In einem freundschaftlichen Spiel ginge es.)',
  'There is no such turn.': 'Diesen Zug gibt es nicht.',
  // how a game ended at the table
  'a draw was agreed': 'Remis wurde vereinbart',
};

export const refusals: Phrasebook = {
  over: 'Das Spiel ist aus.',
  'not-your-turn': 'Du bist nicht am Zug.',
  stale: 'Das Spiel ist inzwischen weitergegangen.',
  'no-seat': 'Du siehst nur zu.',
  declined: 'Der Computer willigt in kein Remis ein.',
  lost: 'Es besteht keine Verbindung. Nichts wurde getan.',
  'bad-seed': {
    '{why}':
      'Mit diesem Seed kann kein Spiel beginnen: Ein Seed ist eine ganze Zahl in den Grenzen dieses Spiels.',
  },
  'bad-options': { '{why}': 'So kann kein Spiel beginnen: Die Angaben passen nicht zusammen ({why})' },
  'bad-side': { '{why}': 'So kann kein Spiel beginnen: Deine Aufstellung ist nicht gültig ({why})' },
  'bad-record': {
    'This is not a record of a game.': 'Das ist kein gespeichertes Spiel.',
    'This is not a record of a game. {why}': 'Das ist kein gespeichertes Spiel ({why})',
    'This is a record of {other}, not of {game}.':
      'Das ist ein gespeichertes Spiel von {other}, nicht von {game}.',
    'The format is {format}; this program reads {known}.':
      'Dieses gespeicherte Spiel hat ein Format, das hier niemand liest.',
    'The record is damaged at {place}.': 'Das gespeicherte Spiel ist bei {place} beschädigt.',
    '{why}': 'Dieses gespeicherte Spiel ist nicht in Ordnung ({why})',
  },
};
