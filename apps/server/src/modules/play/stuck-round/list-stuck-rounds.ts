import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LanguageCode } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { findGameNames } from '../game/find-game-names.ts';
import { selectWaitingRounds } from './stuck-round-sql.ts';

const listLimit = 100;

/** What somebody has to decide about, the oldest first. */
export async function listStuckRounds(
  { runner }: { readonly runner: SqlRunner },
  { merchantCode, vendors }: Pick<Merchant, 'merchantCode' | 'vendors'>,
  language: LanguageCode,
): Promise<CallValue<Calls['listStuckRounds']>> {
  const rows = await selectWaitingRounds(runner, merchantCode, listLimit);
  const keyOf = (row: (typeof rows)[number]) => ({ vendorCode: row.vendor_code, gameId: row.game_id });
  const nameOf = await findGameNames({ runner }, merchantCode, language, rows.map(keyOf));
  const vendorNames = new Map(vendors.map(({ vendorCode, vendorName }) => [vendorCode, vendorName]));
  return {
    list: rows.map((row) => ({
      stuckRoundId: row.stuck_round_id,
      roundId: row.round_id,
      vendorCode: row.vendor_code,
      vendorName: vendorNames.get(row.vendor_code) ?? row.vendor_code,
      gameId: row.game_id,
      gameName: nameOf(keyOf(row)) ?? row.game_id,
      memberId: row.player_id,
      username: row.username,
      currencyCode: row.currency,
      stakeMinor: minorToWire(row.stake_minor),
      payoutMinor: minorToWire(row.payout_minor),
      recorded: row.recorded ?? 'none',
      givesBack: row.gives_back,
      canRefund: row.can_refund,
      attempts: row.attempts,
      lastError: row.last_error,
      refusedDeed: row.refused_deed,
      placedAt: row.placed_at.toISOString(),
      givenUpAt: row.given_up_at.toISOString(),
    })),
  };
}
