import { isThemeName } from '@wau/theme/theme-names';
import { type ThemeTokens, themes } from '@wau/theme/tokens';

/** The colours of the theme that the page is in, for what is drawn rather than styled. */
export function themeColours(): ThemeTokens {
  const name = document.documentElement.dataset.theme ?? '';
  return themes[isThemeName(name) ? name : 'night'];
}
