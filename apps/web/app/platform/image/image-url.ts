import type { Site } from '../site/site-query.ts';

/**
 * SH-16: where a picture of this site comes from. The server draws the order of the origins for each visit, so the
 * first is the visit's own; without one, and for addresses that are whole already, nothing changes.
 */
export function imageUrl(path: string, { imageOrigins }: Pick<Site, 'imageOrigins'>): string {
  const origin = imageOrigins[0];
  const isOwnPath = /^\/(?![/\\])/.test(path);
  return origin === undefined || !isOwnPath ? path : `${origin}${path}`;
}
