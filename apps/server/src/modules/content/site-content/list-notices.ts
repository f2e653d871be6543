import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type NoticeRow, selectNotices } from './notice-sql.ts';

/** What the merchant tells players now, in the language of the request, else in the merchant's own. */
export async function listNotices(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listNotices']>> {
  const rows = await readNotices({ runner, clock }, { merchant, language });
  return {
    list: rows.map((row) => ({
      id: row.announcement_id,
      title: row.title,
      content: sanitiseOperatorHtml(row.content_html),
      publishedAt: row.published_from.toISOString(),
    })),
  };
}

/** The same without what they say: cleaning operators' HTML costs more than all the rest. */
export async function listNoticeTitles(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  maximum: number,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  const rows = await readNotices(parts, context);
  return rows.slice(0, maximum).map((row) => ({ id: row.announcement_id, title: row.title }));
}

function readNotices(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<readonly NoticeRow[]> {
  const now = new Date(clock.nowMs());
  return selectNotices(runner, merchant.merchantCode, language, merchant.defaultLanguage, now);
}
