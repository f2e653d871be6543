export type ThemeName = 'night' | 'pasir' | 'laut';

export const themeNames = ['night', 'pasir', 'laut'] as const satisfies readonly ThemeName[];

export function isThemeName(name: string): name is ThemeName {
  return themeNames.some((known) => known === name);
}

/**
 * The ground of the whole page. Apart from the other tokens, because the app's scripts need no more of a theme: every
 * first visit would load them, and the style sheet has them already.
 */
export const pageColours: Readonly<Record<ThemeName, string>> = {
  night: '#0e1022',
  pasir: '#fbf6ec',
  laut: '#061a2e',
};
