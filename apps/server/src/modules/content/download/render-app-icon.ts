import { kiteDrawing } from '@wau/theme/brand-drawing';
import { isThemeName } from '@wau/theme/theme-names';
import { type ThemeTokens, themes } from '@wau/theme/tokens';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type AppIcon, appIconSvg } from './app-icon.ts';
import { selectBrandDrawing } from './brand-drawing-sql.ts';
import type { IconRenderer, RenderedIcon } from './icon-renderer.ts';

export interface IconTools {
  readonly renderer: IconRenderer;
  readonly onBrokenMark: (merchantCode: string) => void;
}

/** The theme that the merchant's site is painted in. */
export function themeOf({ themeName }: Pick<Merchant, 'themeName'>): ThemeTokens {
  return themes[isThemeName(themeName) ? themeName : 'night'];
}

/**
 * The merchant's mark, else the kite in its colours, on the ground of its pages. A mark that cannot be drawn is told
 * to `onBrokenMark`, and the kite takes its place: a phone that installs the site gets an icon in any case.
 */
export async function renderAppIcon(
  { runner }: Pick<ServerParts, 'runner'>,
  { renderer, onBrokenMark }: IconTools,
  merchant: Merchant,
  icon: AppIcon,
): Promise<RenderedIcon> {
  const theme = themeOf(merchant);
  const draw = (drawing: string) =>
    renderer.render(appIconSvg(icon, { drawing, ground: theme.page }), icon.sizePixels);
  const mark = await selectBrandDrawing(runner, merchant.merchantCode);
  if (mark !== undefined && (await renderer.isDrawable(mark))) return draw(mark);
  if (mark !== undefined) onBrokenMark(merchant.merchantCode);
  return draw(kiteDrawing(theme));
}
