import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectAnnouncements } from './announcement-sql.ts';
import { noticeView } from './announcement-views.ts';

/** The hot announcements on mobile, in the language of the request, else in the merchant's own. */
export async function listPopularAnnouncements(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<CallValue<Calls['listPopularAnnouncements']>> {
  const rows = await selectAnnouncements(runner, merchant.merchantCode, {
    types: ['H'],
    executions: [],
    groupName: null,
    platform: 'M',
    languages: [language, merchant.defaultLanguage],
    now: new Date(clock.nowMs()),
  });
  return { list: rows.map(noticeView) };
}
