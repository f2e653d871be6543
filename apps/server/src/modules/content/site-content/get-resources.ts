import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { servicePathType } from '@wau/contract/calls/content/site-content-calls';
import type { MerchantCode } from '@wau/contract/ids';
import { sealLinkPath } from '@wau/contract/link-path';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { Random } from '@wau/service/random';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  type ServiceContactRow,
  selectDownloadSettings,
  selectResources,
  selectServiceContacts,
} from './resource-sql.ts';

type Resources = CallValue<Calls['getResources']>;

/** Where the merchant's app and its customer service are found. Service links leave encrypted, each by a key of its own. */
export async function getResources(
  { runner, random }: Pick<ServerParts, 'runner' | 'random'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
): Promise<Resources> {
  const merchantCode: MerchantCode = merchant.merchantCode;
  const [resources, contacts, settings] = await Promise.all([
    selectResources(runner, merchantCode),
    selectServiceContacts(runner, merchantCode),
    selectDownloadSettings(runner, merchantCode),
  ]);
  return {
    version: { pathList: await Promise.all(contacts.map((contact) => pathOf(contact, random))) },
    resources: resources.map((row) => ({ resourceType: row.resource_type, url: row.url })),
    download: {
      rewardMinor: minorToWire(toMinor(settings?.reward_minor ?? 0n)),
      barRewardMinor: minorToWire(toMinor(settings?.bar_reward_minor ?? 0n)),
      barRequiresLogin: settings?.bar_requires_login ?? false,
    },
  };
}

async function pathOf(
  contact: ServiceContactRow,
  random: Random,
): Promise<Resources['version']['pathList'][number]> {
  // Six bytes are eight characters of base64url.
  const key = Buffer.from(random.bytes(6)).toString('base64url');
  return {
    type: servicePathType,
    entry: contact.entry,
    csType: contact.cs_type,
    path: await sealLinkPath(contact.url, key, random.bytes(12)),
  };
}
