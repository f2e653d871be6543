import type { MerchantCode } from '@wau/contract/ids';
import { defaultLanguage } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMembers } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { InboxTextMessage } from './deliver-inbox-text.ts';
import { deliverInboxTexts } from './deliver-inbox-texts.ts';

type ToldMember = Omit<InboxTextMessage, 'merchantCode' | 'language'> &
  Partial<Pick<InboxTextMessage, 'language'>>;

/**
 * Puts texts of the server into the inboxes of many and tells the pages that are open, in the transaction of what they tell
 * of; some hundreds at most. Locks: see `tellMembers`; call it last.
 */
export async function tellInboxes(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  told: readonly ToldMember[],
): Promise<void> {
  await deliverInboxTexts(
    parts,
    tx,
    told.map((each) => ({ language: defaultLanguage, ...each, merchantCode })),
  );
  const memberIds = told.map(({ memberId }) => memberId);
  await tellMembers(tx, merchantCode, memberIds, { kind: 'inbox' }, new Date(parts.clock.nowMs()));
}
