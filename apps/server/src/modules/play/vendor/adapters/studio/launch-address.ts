import type { VendorLaunch } from '../../vendor-adapter.ts';

/**
 * The vendor's address of the game, with the launch token in the fragment, which neither proxies nor logs see. Language
 * and theme go into the query so that the page can be drawn right before the token is exchanged; the address may be
 * relative to the merchant's site.
 */
export function launchAddress({
  vendor,
  gameId,
  language,
  themeName,
  launchToken,
}: Pick<VendorLaunch, 'gameId' | 'language' | 'themeName' | 'launchToken'> & {
  readonly vendor: Pick<VendorLaunch['vendor'], 'launchUrl'>;
}): string {
  const address = vendor.launchUrl.replaceAll('{gameId}', encodeURIComponent(gameId));
  const query = new URLSearchParams({ language, theme: themeName });
  return `${address}${address.includes('?') ? '&' : '?'}${query}#launch=${launchToken}`;
}
