import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { allThemesCss } from './theme-css.ts';
import { themeNames } from './theme-names.ts';
import { type ThemeTokens, themes } from './tokens.ts';

type Colour = Exclude<keyof ThemeTokens, 'scheme'>;

const grounds = ['page', 'surface', 'raised'] as const satisfies readonly Colour[];
const textOnGrounds = [
  'text',
  'muted',
  'goldText',
  'hibiscusText',
  'seaText',
] as const satisfies readonly Colour[];
const textOnFills = [
  ['onGold', 'gold'],
  ['onGold', 'goldDeep'],
  ['onHibiscus', 'hibiscus'],
  ['onSea', 'sea'],
  ['text', 'backdrop'],
] as const satisfies readonly (readonly [Colour, Colour])[];

describe('contrast', () => {
  test('black on white is 21, a colour on itself is 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#e8415a', '#e8415a')).toBe(1);
  });

  for (const name of themeNames) {
    const theme = themes[name];
    const pairs = [
      ...grounds.flatMap((ground) => textOnGrounds.map((text) => [text, ground] as const)),
      ...textOnFills,
    ];
    test.each(pairs)(`${name}: %s on %s meets WCAG AA`, (text, ground) => {
      expect(contrastRatio(theme[text], theme[ground])).toBeGreaterThanOrEqual(4.5);
    });
    test.each(grounds)(`${name}: the outline of a field shows on %s`, (ground) => {
      expect(contrastRatio(theme.outline, theme[ground])).toBeGreaterThanOrEqual(3);
    });
  }
});

test('theme.css is what the tokens say (write it anew with `node packages/theme/src/write-theme-css.ts`)', () => {
  expect(readFileSync(new URL('./theme.css', import.meta.url), 'utf8')).toBe(allThemesCss());
});
