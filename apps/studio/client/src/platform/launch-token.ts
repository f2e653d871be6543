/** The launch token of an address such as `/studio/play/dice#launch=…`; a fragment never reaches a server or its log. */
export function launchTokenOf(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('launch');
  return token === null || token === '' ? undefined : token;
}
