import { describe, expect, it } from 'vitest';
import { countingIn, languageOf, type Phrasebook, phraseOf } from './words.js';

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'de'], 'de'],
    [['de_DE.UTF-8'], 'de'],
    [['C', 'POSIX'], 'en'],
    [[undefined, null, ''], 'en'],
    [['deu'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, language) => expect(languageOf(wanted)).toBe(language));
});

describe('counts', () => {
  it('have the forms and the digits of their language', () => {
    const [en, de] = [countingIn('en'), countingIn('de')];
    expect([0, 1, 2, 1204].map((n) => en.count(n, 'day|days'))).toEqual([
      '0 days',
      '1 day',
      '2 days',
      '1,204 days',
    ]);
    expect([0, 1, 2, 1204].map((n) => de.count(n, 'Tag|Tage'))).toEqual([
      '0 Tage',
      '1 Tag',
      '2 Tage',
      '1.204 Tage',
    ]);
    expect(de.form(1, 'ist|sind')).toBe('ist');
    expect(en.number(1234.5)).toBe('1,234.5');
  });
});

describe('refusals', () => {
  const book: Phrasebook = {
    over: 'Das Spiel ist aus.',
    link: {
      'link "{link}" is jammed.': 'Link „{link}“ ist blockiert.',
      'no {what} (at all).': 'Kein {what}.',
    },
  };
  const say = (code: string, words: string) => phraseOf(book, { code, words });
  it('are found by code, and by their words where a code has several', () => {
    expect(say('over', 'whatever it says')).toBe('Das Spiel ist aus.');
    expect(say('link', 'link "a" is jammed.')).toBe('Link „a“ ist blockiert.');
    expect(say('link', 'no luck (at all).')).toBe('Kein luck.');
  });
  it('are null where the book does not know them', () => {
    expect(say('link', 'link "a" is jammed')).toBeNull();
    expect(say('toString', 'x')).toBeNull();
    expect(say('nothing', '')).toBeNull();
  });
  it('carry any value, even one that looks like a placeholder', () => {
    expect(say('link', 'link "$& {what}\n" is jammed.')).toBe('Link „$& {what}\n“ ist blockiert.');
  });
});
