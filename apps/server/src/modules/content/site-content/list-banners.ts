import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectBanners } from './banner-sql.ts';

/** The banners that are on show now, in the language of the request, else in the merchant's own. */
export async function listBanners(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listBanners']>> {
  const now = new Date(parts.clock.nowMs());
  const rows = await selectBanners(
    parts.runner,
    merchant.merchantCode,
    language,
    merchant.defaultLanguage,
    now,
  );
  return {
    list: rows.map((row) => ({
      bannerId: row.banner_id,
      url: row.image_url,
      title: row.title,
      text: row.body,
      link: row.link_path,
    })),
  };
}
