import { composite, contrastRatio } from '@wau/theme/contrast';
import { isThemeName } from '@wau/theme/theme-names';
import { themes } from '@wau/theme/tokens';
import { pictureAddress } from '../../../platform/image/picture-address.ts';
import type { Site } from '../../../platform/site/site-query.ts';

/** How the merchant wants the head of the download page; `undefined` where the page's own stands. */
export interface DownloadLook {
  readonly picture: string | undefined;
  readonly text: string | undefined;
  /** Only one that can be read on what lies behind it. */
  readonly textColour: string | undefined;
}

/** How much of the page's colour lies over the picture where words stand: the opacity of `scrim-below` in app.css. */
export const pictureScrim = 0.88;

/** WCAG AA for text of this size. */
const leastContrast = 4.5;

/** AP-02, HO-09: reads `app_background`, `app_desc` and `app_desc_font_color`; what they cannot be counts as not set. */
export function downloadLookOf(
  site: Pick<Site, 'mobileTemplate' | 'imageOrigins' | 'themeName'>,
): DownloadLook {
  const { app_background, app_desc, app_desc_font_color } = site.mobileTemplate;
  const picture = pictureAddress(app_background, site);
  const text = app_desc.trim();
  const { page } = themes[isThemeName(site.themeName) ? site.themeName : 'night'];
  const isReadable =
    /^#[0-9a-f]{6}$/i.test(app_desc_font_color) &&
    groundsOf(page, picture !== undefined).every(
      (ground) => contrastRatio(app_desc_font_color, ground) >= leastContrast,
    );
  return {
    picture,
    text: text === '' ? undefined : text,
    textColour: isReadable ? app_desc_font_color : undefined,
  };
}

/** What text may stand on: the page, and over a picture whatever its lightest and darkest spots make of it. */
export function groundsOf(page: string, hasPicture: boolean): readonly string[] {
  if (!hasPicture) return [page];
  return [page, ...['#ffffff', '#000000'].map((spot) => composite(page, spot, pictureScrim))];
}
