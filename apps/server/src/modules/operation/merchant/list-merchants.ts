import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isLanguageCode } from '@wau/contract/languages';
import { parseOperatorRole, permissionsOfRoles } from '@wau/contract/permissions';
import { isCurrencyCode } from '@wau/money/currency';
import { assert } from '@wau/service/refusal';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { siteOriginOf } from '../../../platform/merchants/site-origin.ts';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type SiteRow, selectServed, selectSites } from './merchant-sql.ts';
import type { MerchantOrder } from './read-merchant-order.ts';

type Value = CallValue<Calls['listMerchants']>;

/** The merchants that the operator serves, and what is asked for where the operator works right now. */
export async function listMerchants(
  { runner, config }: Pick<ServerParts, 'runner' | 'config'>,
  { merchant, operator }: Pick<OperatorContext, 'merchant' | 'operator'>,
): Promise<Value> {
  const served = await selectServed(runner, operator.operatorId);
  const rights = new Map(
    served.map(({ merchant_id, role_names }) => {
      const roles = role_names.flatMap((name) => parseOperatorRole(name) ?? []);
      return [merchant_id, permissionsOfRoles(roles)] as const;
    }),
  );
  const sites = await selectSites(runner, [...rights.keys()]);
  const asked = await selectOperatorRequests(runner, merchant.merchantCode, 'merchant');
  return {
    list: sites.map((site) => ({
      ...siteView(site, config.publicUrl),
      mayOpenLike: rights.get(site.merchant_id)?.includes('merchants.write') === true,
    })),
    asked: asked.map(({ wanted, asker_name, asked_at }) => {
      // It was written by `openMerchant`, which reads what it is given.
      const { likeMerchantCode, ...order } = JSON.parse(wanted) as MerchantOrder;
      return {
        order: {
          ...order,
          hosts: [...order.hosts],
          languages: [...order.languages],
          ...(likeMerchantCode === null ? {} : { likeMerchantCode }),
        },
        askedBy: asker_name,
        askedAt: asked_at.toISOString(),
      };
    }),
  };
}

function siteView(site: SiteRow, publicUrl: string): Omit<Value['list'][number], 'mayOpenLike'> {
  const { currency, default_language: defaultLanguage } = site;
  assert(isCurrencyCode(currency), `merchant ${site.merchant_id} has a known currency`);
  assert(isLanguageCode(defaultLanguage), `merchant ${site.merchant_id} has a known default language`);
  return {
    merchantCode: site.merchant_id,
    brandName: site.brand_name,
    isOpen: site.status === 'open',
    hosts: site.hosts.map((host) => ({ host, url: siteOriginOf({ hosts: [host] }, host, publicUrl) })),
    currencyCode: currency,
    languages: site.languages.filter(isLanguageCode),
    defaultLanguage,
    themeName: site.theme_name,
    timeZone: site.time_zone,
  };
}
