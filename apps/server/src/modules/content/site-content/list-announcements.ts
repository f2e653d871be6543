import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isAnnouncementType } from '@wau/contract/calls/content/site-content-calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectAnnouncements } from './announcement-sql.ts';

/** The announcements that are on show now, in the language of the request, else in the merchant's own. */
export async function listAnnouncements(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
  { types, groupName, platform }: CallQuery<Calls['listAnnouncements']>,
): Promise<CallValue<Calls['listAnnouncements']>> {
  const rows = await selectAnnouncements(parts.runner, merchant.merchantCode, {
    types: types.split(',').filter(isAnnouncementType),
    groupName: groupName ?? null,
    platform: platform ?? null,
    languages: [language, merchant.defaultLanguage],
    now: new Date(parts.clock.nowMs()),
  });
  return {
    list: rows.map((row) => ({
      id: row.announcement_id,
      types: [...row.types],
      groupName: row.group_name,
      title: row.title,
      content: sanitiseOperatorHtml(row.content_html),
      publishedAt: row.published_from.toISOString(),
    })),
  };
}
