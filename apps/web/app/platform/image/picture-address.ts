import type { Site } from '../site/site-query.ts';

/**
 * The address of a picture that a merchant has set, where browsers will show it: a path of this site, or an https
 * address at one of the merchant's image origins. The page's policy lets no picture in from elsewhere.
 */
export function pictureAddress(
  value: string | undefined,
  { imageOrigins }: Pick<Site, 'imageOrigins'>,
): string | undefined {
  if (value === undefined) return undefined;
  if (/^\/(?![/\\])[^\s\\]+$/.test(value)) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && imageOrigins.includes(url.origin) ? url.href : undefined;
}
