/**
 * A path of this site to return to, or home for anything else: no host, no scheme, no backslash, no white space (which
 * browsers drop, so that `/<tab>/host` would be another site).
 */
export function ownPathOf(wanted: string): string {
  const isOwn = /^\/(?![/\\])[^\\\s]*$/.test(wanted) && !wanted.startsWith('/m/login');
  return isOwn ? wanted : '/m/home';
}
