import { type ThemeName, themeNames } from './theme-names.ts';
import { type ThemeTokens, themes } from './tokens.ts';

/** `goldText` becomes `--gold-text`. */
function variableName(token: string): string {
  return `--${token.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(tokens: ThemeTokens): string {
  const lines = Object.entries(tokens)
    .filter(([token]) => token !== 'scheme')
    .map(([token, value]) => `  ${variableName(token)}: ${value};`);
  return [`  color-scheme: ${tokens.scheme};`, ...lines].join('\n');
}

/** One theme's variables under `selector`, for a document that shows a single theme. */
export function themeRule(name: ThemeName, selector: string): string {
  return `${selector} {\n${declarations(themes[name])}\n}\n`;
}

/** Every theme: `night` where nothing is asked for, the others by `data-theme` on any element. */
export function allThemesCss(): string {
  return themeNames
    .map((name) =>
      themeRule(name, name === 'night' ? ':root,\n[data-theme="night"]' : `[data-theme="${name}"]`),
    )
    .join('\n');
}
