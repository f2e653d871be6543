import { defaultLanguage, languageCodes } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { findGameNames } from '../game/find-game-names.ts';
import { type EndedRoundRow, selectEndedRounds, setConcluded } from './stuck-round-sql.ts';

type TellParts = Pick<ServerParts, 'clock' | 'random' | 'runner' | 'database'>;

const batchSize = 100;
/** Long after anything that a vendor goes on with has ended, or has been given up anew. */
const watchedForMs = 7 * 24 * 60 * 60_000;

/**
 * Tells members of money that has come of a decision about a stuck round, when the bet record has it.
 *
 * Invariant: each is told once, and of what moved after the decision alone: who had the money before hears nothing.
 */
export async function tellEndedRounds(parts: TellParts): Promise<void> {
  const since = new Date(parts.clock.nowMs() - watchedForMs);
  for (const row of await selectEndedRounds(parts.runner, since, batchSize)) await tell(parts, row);
}

async function tell(parts: TellParts, row: EndedRoundRow): Promise<void> {
  const isRefunded = row.status === 'refunded';
  const movedMinor = isRefunded ? row.refunded_minor : row.payout_minor;
  const memberId = row.member_id;
  const game = await namesOf(parts, row);
  await withTransaction(parts.database, async (tx) => {
    if (!(await setConcluded(tx, row, new Date(parts.clock.nowMs())))) return;
    if (memberId === null || movedMinor <= 0n || !row.is_ended_by_order) return;
    await deliverInboxText(parts, tx, {
      merchantCode: row.merchant_id,
      memberId,
      textId: isRefunded ? 'round.refunded' : 'round.paid',
      values: {
        amount: { amountMinor: minorToWire(movedMinor), currencyCode: row.currency },
        game: { byLanguage: game },
      },
      language: defaultLanguage,
      onceKey: `stuck round ${row.stuck_round_id}`,
    });
  });
}

async function namesOf(
  { runner }: Pick<TellParts, 'runner'>,
  row: EndedRoundRow,
): Promise<Readonly<Record<string, string>>> {
  const key = { vendorCode: row.vendor_code, gameId: row.game_id };
  const names = await Promise.all(
    languageCodes.map(async (language) => {
      const nameOf = await findGameNames({ runner }, row.merchant_id, language, [key]);
      return [language, nameOf(key) ?? row.game_id] as const;
    }),
  );
  return Object.fromEntries(names);
}
