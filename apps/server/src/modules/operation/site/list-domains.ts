import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { getDomain } from 'tldts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { siteOriginOf } from '../../../platform/merchants/site-origin.ts';
import type { ServerConfig } from '../../../server-config.ts';

/** The document's type of the domains that players reach the site at; the only type we have. */
const siteDomains = 3;

/** Addresses and single names (`localhost`) were registered by nobody; they are their own root. */
export function listDomains(
  { config }: { readonly config: Pick<ServerConfig, 'publicUrl'> },
  merchant: Pick<Merchant, 'hosts'>,
  { type }: CallQuery<Calls['listDomains']>,
): CallValue<Calls['listDomains']> {
  if (type !== siteDomains) return { list: [] };
  return {
    list: merchant.hosts.map((domainName) => ({
      domainName,
      rootDomainName: getDomain(domainName) ?? domainName,
      speedDomainUrl: siteOriginOf(merchant, domainName, config.publicUrl),
    })),
  };
}
