import type { GameArt } from './game-art.ts';
import { sheetColumns } from './pictures/draw-theme.ts';
import { sceneAddresses, sheetAddresses } from './pictures/picture-addresses.ts';
import { symbolRoles } from './symbol-roles.ts';
import type { SymbolNames } from './theme.ts';
import { type ThemeName, themes } from './themes.ts';

/** Phones whose reels are up to 64 px wide at two dots a pixel; everything finer or larger takes the large sheet. */
const smallScreens = '(max-width: 700px) and (max-resolution: 2.1dppx)';

/** What the page of a game of this theme is told, in one language. */
export function gameArtOfTheme(theme: ThemeName, language: keyof SymbolNames): GameArt {
  const { palette, sound, symbols } = themes[theme];
  const { cell128, cell224 } = sheetAddresses(theme);
  return {
    theme,
    palette,
    roles: symbolRoles,
    columns: sheetColumns,
    sheets: [
      { cell: 128, media: smallScreens, ...cell128 },
      { cell: 224, media: 'all', ...cell224 },
    ],
    scene: sceneAddresses(theme),
    names: Object.fromEntries(
      symbolRoles.map((role) => [role, symbols[role].names[language]]),
    ) as GameArt['names'],
    sound,
  };
}
