import type { ContactType, ResourceType } from '@wau/contract/calls/content/site-content-calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ResourceRow {
  readonly resource_type: ResourceType;
  readonly url: string;
}

export interface ServiceContactRow {
  readonly entry: 'main' | 'sub';
  readonly cs_type: ContactType;
  readonly url: string;
}

export interface DownloadSettingsRow {
  readonly reward_minor: bigint;
  readonly bar_reward_minor: bigint;
  readonly bar_requires_login: boolean;
}

export function selectResources(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ResourceRow[]> {
  return runner.query<ResourceRow & Record<string, unknown>>({
    name: 'select-resources',
    text: 'select resource_type, url from wau.resource_links where merchant_id = $1 order by resource_type',
    values: [merchantCode],
  });
}

/** The main entry first. */
export function selectServiceContacts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ServiceContactRow[]> {
  return runner.query<ServiceContactRow & Record<string, unknown>>({
    name: 'select-service-contacts',
    text: 'select entry, cs_type, url from wau.service_contacts where merchant_id = $1 order by entry',
    values: [merchantCode],
  });
}

/** `undefined` where the merchant has set nothing. */
export async function selectDownloadSettings(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<DownloadSettingsRow | undefined> {
  const rows = await runner.query<DownloadSettingsRow & Record<string, unknown>>({
    name: 'select-download-settings',
    text: 'select reward_minor, bar_reward_minor, bar_requires_login from wau.download_settings where merchant_id = $1',
    values: [merchantCode],
  });
  return rows[0];
}
