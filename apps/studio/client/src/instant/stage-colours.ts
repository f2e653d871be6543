import type { GameArt } from '@wau/art/game-art';
import { composite, contrastRatio } from '@wau/theme/contrast';
import { type ThemeTokens, themes } from '@wau/theme/tokens';

/** The darkest that a page may be on which what stands for wins and losses is written as on a light one. */
const lightPageContrast = 8;

/**
 * The colours of a stage in a title's own palette. What means the same in all games, a win and a loss, keeps the colours
 * of the product, of its light or its dark theme as the palette's ground asks for.
 */
export function stageColours({ palette }: Pick<GameArt, 'palette'>): ThemeTokens {
  const { page, panel, text, muted, accent, ink } = palette;
  const isLight = contrastRatio(page, '#000000') > lightPageContrast;
  const base = themes[isLight ? 'pasir' : 'night'];
  const candidates = [ink, '#140b02', '#ffffff'];
  const onGold = candidates.reduce((best, colour) =>
    contrastRatio(colour, accent) > contrastRatio(best, accent) ? colour : best,
  );
  return {
    ...base,
    page,
    backdrop: composite(ink, page, 0.35),
    surface: panel,
    raised: composite(text, panel, 0.12),
    line: composite(text, panel, 0.18),
    outline: composite(text, panel, 0.42),
    text,
    muted,
    gold: accent,
    goldDeep: composite(ink, accent, 0.22),
    goldText: accent,
    onGold,
  };
}

/** The colours as the custom properties that style sheets read: `goldText` is `--gold-text`. */
export function colourProperties(colours: ThemeTokens): Readonly<Record<string, string>> {
  const entries = Object.entries(colours).map(([token, colour]: [string, string]) => [
    `--${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}
