import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { type AppIcon, appIcons } from './app-icon.ts';

/** Where each icon is served. */
function iconPath({ name }: AppIcon): string {
  return `/wps/system/icons/${name}.png`;
}

interface ManifestColours {
  readonly page: string;
}

/** What a browser needs to install the merchant's site as an app (W3C web application manifest). */
export function webManifest(
  merchant: Pick<Merchant, 'brandName'>,
  locale: string,
  { page }: ManifestColours,
) {
  return {
    id: '/m/home',
    name: merchant.brandName,
    // Launchers cut what is longer.
    short_name: [...merchant.brandName].slice(0, 12).join(''),
    lang: locale,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    theme_color: page,
    background_color: page,
    categories: ['games', 'entertainment'],
    icons: appIcons
      .filter(({ purpose }) => purpose !== 'apple')
      .map((icon) => ({
        src: iconPath(icon),
        sizes: `${icon.sizePixels}x${icon.sizePixels}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
  };
}
