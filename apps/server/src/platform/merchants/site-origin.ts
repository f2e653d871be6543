import { hostNameOf } from './host-name.ts';
import type { Merchant } from './merchant.ts';

/**
 * Where a link leads that a merchant's member follows from elsewhere, such as out of a message: the host that the member
 * came by if it is one of the merchant's own, else the merchant's first. Scheme and port are the installation's. What a request says about its
 * host is only ever compared, so that nobody can have links sent that lead elsewhere.
 */
export function siteOriginOf(merchant: Pick<Merchant, 'hosts'>, host: string, publicUrl: string): string {
  const url = new URL(publicUrl);
  const name = hostNameOf(host);
  const own = [name, url.hostname].find((candidate) => merchant.hosts.includes(candidate));
  const [first = url.hostname] = merchant.hosts;
  url.hostname = own ?? first;
  return url.origin;
}
