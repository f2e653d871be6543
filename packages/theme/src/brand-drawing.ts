import type { ThemeTokens } from './tokens.ts';

/** The kite in a theme's colours on a transparent ground: the mark of a merchant that has none of its own. */
export function kiteDrawing({
  gold,
  goldDeep,
  hibiscus,
  sea,
}: Pick<ThemeTokens, 'gold' | 'goldDeep' | 'hibiscus' | 'sea'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<path fill="${gold}" d="M16 2c6 1 11 4.600 14 9-5 1.400-9.400 2-14 2S7 12.400 2 11c3-4.400 8-8 14-9Z"/>`,
    `<path fill="${hibiscus}" d="M16 6.200 20 10l-4 3-4-3Z"/>`,
    `<path fill="${goldDeep}" d="M6 19c0 6 4.500 11 10 11s10-5 10-11c-2 4-5.600 6-10 6s-8-2-10-6Z"/>`,
    `<path fill="${sea}" d="M14.800 13h2.400v12h-2.400z"/>`,
    '</svg>',
  ].join('');
}
