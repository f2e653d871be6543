import type { MemberId } from '@wau/contract/ids';
import { defaultLanguage } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { selectClubLevelNames } from './club-sql.ts';
import type { ClubMerchant, Membership } from './membership.ts';

/** Puts into the inbox which level the member has come to; what lay between is no news any more. */
export async function tellLevel(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode }: Pick<ClubMerchant, 'merchantCode'>,
  memberId: MemberId,
  { changes, newCount, state }: Pick<Membership, 'changes' | 'newCount' | 'state'>,
): Promise<void> {
  const before = changes[changes.length - newCount]?.fromLevel ?? 0;
  if (before === state.level) return;
  const textId = state.level > before ? 'club.reached' : state.level === 0 ? 'club.left' : 'club.fallen';
  const named = state.level === 0 ? before : state.level;
  const names = await selectClubLevelNames(tx, merchantCode, named);
  const byLanguage = Object.keys(names).length > 0 ? names : { [defaultLanguage]: String(named) };
  await deliverInboxText(parts, tx, {
    merchantCode,
    memberId,
    textId,
    values: { level: { byLanguage } },
    language: defaultLanguage,
    onceKey: `club level ${changes.length}`,
  });
}
