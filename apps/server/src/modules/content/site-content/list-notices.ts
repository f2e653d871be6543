import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { sanitiseOperatorHtml } from '../../../platform/operator-html/sanitise-operator-html.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectNotices } from './notice-sql.ts';

/** What the merchant tells players now, in the language of the request, else in the merchant's own. */
export async function listNotices(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listNotices']>> {
  const now = new Date(clock.nowMs());
  const rows = await selectNotices(runner, merchant.merchantCode, language, merchant.defaultLanguage, now);
  return {
    list: rows.map((row) => ({
      id: row.announcement_id,
      title: row.title,
      content: sanitiseOperatorHtml(row.content_html),
      publishedAt: row.published_from.toISOString(),
    })),
  };
}
