import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

type Domain = CallValue<Calls['listDomains']>['list'][number];

/** The document's type of the domains that players reach the site at. */
const siteDomains = 3;

export function domainsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['domains'],
    queryFn: ({ signal }) => unwrap(api.call('listDomains', { query: { type: siteDomains } }, { signal })),
    staleTime: 300_000,
  });
}

/** The domains besides the one that is open, one of each root. Addresses without a name were registered by nobody. */
export function otherDomains(domains: readonly Domain[], hostname: string): readonly Domain[] {
  const here = domains.find(({ domainName }) => domainName === hostname)?.rootDomainName ?? hostname;
  const roots = new Map<string, Domain>();
  for (const domain of domains) {
    const { domainName, rootDomainName } = domain;
    const isNumber = /^[\d.]+$|:/.test(domainName);
    if (!isNumber && rootDomainName !== here && !roots.has(rootDomainName)) roots.set(rootDomainName, domain);
  }
  return [...roots.values()];
}
