import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastRatio } from '@wau/theme/contrast';
import { themeNames } from '@wau/theme/theme-names';
import { themes } from '@wau/theme/tokens';
import { expect, test } from 'vitest';
import { downloadLookOf, groundsOf, pictureScrim } from './download-look.ts';

const unset = { mem_cen: '', dep_func: '', app_background: '', app_desc: '', app_desc_font_color: '' };
const look = (template: Partial<typeof unset>, themeName = 'night') =>
  downloadLookOf({ mobileTemplate: { ...unset, ...template }, imageOrigins: [], themeName });

test('AP-02 HO-09 where nothing is set the page has its own look', () => {
  expect(look({})).toEqual({ picture: undefined, text: undefined, textColour: undefined });
  expect(look({ app_desc: '  ' }).text).toBeUndefined();
});

test('AP-02 HO-09 what is set is used, and what is no picture or colour is not', () => {
  expect(
    look({ app_background: '/art/app.webp', app_desc: 'Satu ketikan', app_desc_font_color: '#F5C451' }),
  ).toEqual({ picture: '/art/app.webp', text: 'Satu ketikan', textColour: '#F5C451' });
  expect(look({ app_background: 'https://elsewhere.example/app.webp' }).picture).toBeUndefined();
  for (const app_desc_font_color of ['gold', '#fff', 'red; background: url(x)', '#ffffff00'])
    expect(look({ app_desc_font_color }).textColour, app_desc_font_color).toBeUndefined();
});

test.each([
  ['night', '#ffffff', '#ffffff'],
  ['night', '#2d3260', undefined],
  ['pasir', '#241c0f', '#241c0f'],
  ['pasir', '#f5c451', undefined],
])(
  'AP-02 in the theme %s the colour %s becomes %s: its contrast with the page decides',
  (theme, colour, shown) => {
    expect(look({ app_desc_font_color: colour }, theme).textColour).toBe(shown);
  },
);

test('AP-02 over a picture a colour must also hold where the picture is white or black', () => {
  // 4.9 on the page of the night theme, less where white shines through.
  const colour = '#7d7f92';
  expect(look({ app_desc_font_color: colour }).textColour).toBe(colour);
  expect(look({ app_desc_font_color: colour, app_background: '/art/app.webp' }).textColour).toBeUndefined();
});

test.each(themeNames)('AP-02 the words of the theme %s can be read over any picture', (name) => {
  const { page, text, muted } = themes[name];
  for (const ground of groundsOf(page, true)) {
    expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(muted, ground)).toBeGreaterThanOrEqual(4.5);
  }
});

test('AP-02 the style sheet lays as much of the page over the picture as the contrast is worked out with', () => {
  const styles = readFileSync(path.resolve(import.meta.dirname, '../../../app.css'), 'utf8');
  const scrim = `color-mix(in srgb, var(--page) ${pictureScrim * 100}%, transparent)`;
  for (const utility of ['scrim-above', 'scrim-below']) {
    const [, rule = ''] = new RegExp(`@utility ${utility} \\{([^}]*)\\}`).exec(styles) ?? [];
    expect(rule, utility).toContain(scrim);
  }
});
