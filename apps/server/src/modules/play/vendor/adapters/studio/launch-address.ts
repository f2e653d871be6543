import type { VendorLaunch } from '../../vendor-adapter.ts';

/**
 * The vendor's address of the game, with the launch token in the fragment, which neither proxies nor logs see, or where the
 * address has `{launchToken}`. Language and theme go into the query so that the page can be drawn right before the token is exchanged; the address may be
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
  const filled = vendor.launchUrl.replaceAll('{gameId}', encodeURIComponent(gameId));
  const [address = '', fragment = `launch=${launchToken}`] = filled
    .replaceAll('{launchToken}', launchToken)
    .split('#', 2);
  const query = new URLSearchParams({ language, theme: themeName });
  return `${address}${address.includes('?') ? '&' : '?'}${query}#${fragment}`;
}
