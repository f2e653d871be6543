import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LanguageCode } from '@wau/contract/languages';
import { stuckRoundDeeds } from '@wau/contract/vendor-wallets/stuck-rounds';
import { minorToWire } from '@wau/money/minor';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { askedDecisions } from '../../../platform/operators/asked-decisions.ts';
import { selectTwoPersonsFrom } from '../../../platform/operators/two-persons-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findGameNames } from '../game/find-game-names.ts';
import type { VendorQuestions } from '../vendor/ask-vendors.ts';
import { selectSilentVendors } from './stuck-round-question-sql.ts';
import { selectWaitingRounds } from './stuck-round-sql.ts';
import { takesTwoToDecide } from './takes-two-to-decide.ts';

const listLimit = 100;

/** Vendors are asked each minute; of one that has not been for so long nobody knows anything. */
const askedWithinMs = 5 * 60_000;

export interface ListStuckParts extends Pick<ServerParts, 'runner' | 'clock'> {
  readonly questions: Pick<VendorQuestions, 'stuckRoundsAt'>;
}

/** What somebody has to decide about, the oldest first, and which vendors say nothing of theirs. */
export async function listStuckRounds(
  { runner, clock, questions }: ListStuckParts,
  { merchantCode, vendors }: Pick<Merchant, 'merchantCode' | 'vendors'>,
  language: LanguageCode,
): Promise<CallValue<Calls['listStuckRounds']>> {
  const rows = await selectWaitingRounds(runner, merchantCode, listLimit);
  const keyOf = (row: (typeof rows)[number]) => ({ vendorCode: row.vendor_code, gameId: row.game_id });
  const nameOf = await findGameNames({ runner }, merchantCode, language, rows.map(keyOf));
  const vendorNames = new Map(vendors.map(({ vendorCode, vendorName }) => [vendorCode, vendorName]));
  const silent = await selectSilentVendors(runner, merchantCode, new Date(clock.nowMs() - askedWithinMs));
  const canBeAsked = (vendor: (typeof vendors)[number]) =>
    questions.stuckRoundsAt({ ...vendor, merchantCode }) !== undefined;
  const asked = new Set(vendors.filter(canBeAsked).map(({ vendorCode }) => vendorCode));
  const twoFromMinor = await selectTwoPersonsFrom(runner, merchantCode);
  const askedOf = await askedDecisions(runner, merchantCode, 'stuckRound');
  return {
    silent: silent
      .filter((row) => asked.has(row.vendor_code))
      .map((row) => ({
        vendorName: vendorNames.get(row.vendor_code) ?? row.vendor_code,
        since: row.since.toISOString(),
      })),
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
      takesTwoPersons: stuckRoundDeeds.filter((deed) => takesTwoToDecide(row, deed, twoFromMinor)),
      asked: stuckRoundDeeds.flatMap((deed) =>
        askedOf(row.stuck_round_id)
          .filter(({ decision }) => decision === deed)
          .map(({ askedBy }) => ({ decision: deed, askedBy })),
      ),
      placedAt: row.placed_at.toISOString(),
      givenUpAt: row.given_up_at.toISOString(),
    })),
  };
}
