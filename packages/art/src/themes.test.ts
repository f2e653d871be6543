import { describe, expect, it, test } from 'vitest';
import { contrast } from './kit/colour.ts';
import { drawScene, drawSymbolSheet } from './pictures/draw-theme.ts';
import { symbolRoles } from './symbol-roles.ts';
import type { Theme } from './theme.ts';
import { type ThemeName, themes } from './themes.ts';

const names = Object.keys(themes) as ThemeName[];

/** What WCAG asks of text at level AA. */
const contrastMinimum = 4.5;

test('there are at least forty themes', () => {
  expect(names.length).toBeGreaterThanOrEqual(40);
});

describe.each(names)('the theme %s', (name) => {
  const { palette, sound, symbols }: Theme = themes[name];

  it('has text that can be read on its page and on its panel', () => {
    for (const text of [palette.text, palette.muted, palette.accent]) {
      for (const ground of [palette.page, palette.panel]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(contrastMinimum);
      }
    }
  });

  it('names each symbol once, in both languages', () => {
    for (const language of ['MY', 'EN'] as const) {
      const texts = symbolRoles.map((role) => symbols[role].names[language]);
      expect(new Set(texts).size).toBe(symbolRoles.length);
      expect(texts.every((text) => text.trim() === text && text !== '')).toBe(true);
    }
  });

  it('draws each symbol in its own way', () => {
    const drawings = symbolRoles.map((role) => JSON.stringify(symbols[role].draw()));
    expect(new Set(drawings).size).toBe(symbolRoles.length);
  });

  it('draws the same pictures every time, from numbers alone', () => {
    for (const draw of [
      () => drawSymbolSheet(name),
      () => drawScene(name, 'portrait'),
      () => drawScene(name, 'landscape'),
    ]) {
      const svg = draw();
      expect(draw()).toBe(svg);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg).not.toContain('<text');
    }
  });

  it('has lines of music of one length, within what is heard', () => {
    expect([sound.high.length, sound.low.length, sound.drum.length]).toEqual([32, 32, 32]);
    expect(sound.scale[0]).toBe(1);
    expect(sound.scale.every((step) => step >= 1 && step < 2)).toBe(true);
    expect(sound.beatSeconds).toBeGreaterThan(0.2);
  });
});

test('no two themes sound alike', () => {
  const sounds = names.map((name) => JSON.stringify(themes[name].sound));
  expect(new Set(sounds).size).toBe(names.length);
});

test('no two themes have the same colours', () => {
  expect(new Set(names.map((name) => JSON.stringify(themes[name].palette))).size).toBe(names.length);
});
