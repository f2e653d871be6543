/**
 * The vendor's page that proves a round fair, or that says how a game goes, told to speak the player's language and wear the brand's colours.
 * `undefined` for a vendor without one, or an address that a browser must not be sent to.
 */
export function verifyHref(
  verifyUrl: string,
  look: { readonly language: string; readonly theme: string; readonly base: string },
): string | undefined {
  if (verifyUrl === '' || !URL.canParse(verifyUrl, look.base)) return undefined;
  const url = new URL(verifyUrl, look.base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (!url.searchParams.has('language')) url.searchParams.set('language', look.language);
  if (!url.searchParams.has('theme')) url.searchParams.set('theme', look.theme);
  return url.href;
}
