import { themes as artThemes } from '@wau/art/themes';
import { contrastRatio } from '@wau/theme/contrast';
import { expect, test } from 'vitest';
import { colourProperties, stageColours } from './stage-colours.ts';

const themeNames = Object.keys(artThemes) as (keyof typeof artThemes)[];

test.each(themeNames)('on a stage of the theme %s everything that is written can be read', (theme) => {
  const colours = stageColours(artThemes[theme]);
  const pairs = [
    [colours.text, colours.page],
    [colours.text, colours.surface],
    [colours.muted, colours.page],
    [colours.goldText, colours.page],
    [colours.onGold, colours.gold],
    [colours.seaText, colours.page],
    [colours.hibiscusText, colours.page],
  ] as const;
  for (const [text, ground] of pairs)
    expect(contrastRatio(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
});

test('each colour becomes a property of its name', () => {
  const properties = colourProperties(stageColours(artThemes.wau));
  expect(properties['--gold-text']).toMatch(/^#[0-9a-f]{6}$/);
  expect(properties['--page']).toBe(artThemes.wau.palette.page);
});
