import type { Theme } from './theme.ts';
import { theme as orkid } from './themes/orkid.ts';
import { theme as permata } from './themes/permata.ts';
import { theme as wau } from './themes/wau.ts';

/** Every theme that is drawn, by the name that titles give. */
export const themes = { orkid, permata, wau } as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

export function isThemeName(name: string): name is ThemeName {
  return Object.hasOwn(themes, name);
}
