import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.js';

describe('settings', () => {
  it('are the usual ones where nothing sound is kept', () => {
    const usual = { language: 'system', theme: 'system', speed: 'normal', glyphs: false, developer: false };
    for (const value of [
      null,
      undefined,
      'x',
      3,
      [],
      {},
      { language: 'tlh', theme: 'pink', speed: 2, glyphs: 'yes', developer: 1, more: 1 },
    ])
      expect(readSettings(value)).toEqual(usual);
  });
  it('keep what is sound beside what is not', () => {
    expect(readSettings({ language: 'de', theme: 'light', speed: 'warp', glyphs: true })).toEqual({
      language: 'de',
      theme: 'light',
      speed: 'normal',
      glyphs: true,
      developer: false,
    });
  });
});
