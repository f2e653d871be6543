import { maximumStuckRounds, type StuckRoundBody } from '@wau/contract/vendor-wallets/stuck-rounds';
import { isCurrencyCode } from '@wau/money/currency';
import { parseMinor } from '@wau/money/minor';
import { newId } from '@wau/service/random';
import type { Job } from '../../../platform/jobs/job.ts';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type VendorQuestions, VendorSilentError } from '../vendor/ask-vendors.ts';
import { noteAnswered, noteSilent } from './stuck-round-question-sql.ts';
import { closeUntoldRounds, storeToldRounds, type ToldRound } from './stuck-round-sql.ts';
import { tellEndedRounds } from './tell-ended-rounds.ts';

export interface FindStuckParts
  extends Pick<ServerParts, 'clock' | 'random' | 'runner' | 'database' | 'merchants'> {
  readonly questions: VendorQuestions;
}

/** A vendor that has taken an order goes on within a second. */
const goesOnWithinMs = 15 * 60_000;

/**
 * Asks the vendors that can be asked which rounds they have given up, and tells members what became of those that were decided
 * about. A vendor that does not answer is asked again a minute later; what it has told before goes on waiting,
 * and the list says that it is silent.
 */
export function findStuckRoundsJob(parts: FindStuckParts): Job<unknown> {
  return {
    name: 'find-stuck-rounds',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      for (const { merchantCode, vendors } of await parts.merchants.all()) {
        if (stopping.aborted) return;
        await Promise.all(vendors.map((vendor) => findAt(parts, { ...vendor, merchantCode })));
      }
      await tellEndedRounds(parts);
    },
  };
}

async function findAt(parts: FindStuckParts, vendor: VendorOfMerchant): Promise<void> {
  const { runner, clock, questions } = parts;
  const ask = questions.stuckRoundsAt(vendor);
  if (ask === undefined) return;
  const askedAt = new Date(clock.nowMs());
  try {
    const told = (await ask()).map((round) => toldRound(parts, round));
    const now = new Date(clock.nowMs());
    if (told.length > 0) {
      await storeToldRounds(runner, vendor, told, now, new Date(now.getTime() - goesOnWithinMs));
    }
    // A full answer does not say of the others that they are gone.
    if (told.length < maximumStuckRounds) await closeUntoldRounds(runner, vendor, told, askedAt);
    await noteAnswered(runner, vendor, askedAt);
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error;
    await noteSilent(runner, vendor, askedAt, error.message);
  }
}

/**
 * The contract lets amounts and moments through that neither the database nor a calendar has.
 *
 * @throws VendorSilentError where nothing can be made of what was said
 */
function toldRound({ clock, random }: FindStuckParts, round: StuckRoundBody): ToldRound {
  const stakeMinor = parseMinor(round.stakeMinor);
  const payoutMinor = parseMinor(round.payoutMinor);
  const placedAt = new Date(round.placedAt);
  const givenUpAt = new Date(round.givenUpAt);
  const { currency } = round;
  const hasMoments = !Number.isNaN(placedAt.getTime()) && !Number.isNaN(givenUpAt.getTime());
  if (stakeMinor === undefined || payoutMinor === undefined || !hasMoments || !isCurrencyCode(currency)) {
    throw new VendorSilentError(`round ${round.round} cannot be read`);
  }
  return {
    stuckRoundId: newId('stuckRound', clock, random),
    roundId: round.round,
    playerId: round.player,
    gameId: round.game,
    currency,
    stakeMinor,
    payoutMinor,
    givesBack: round.givesBack,
    canRefund: round.canRefund,
    attempts: round.attempts,
    // The database does not hold every text.
    lastError: round.error.replaceAll(/[^ -~]/g, '?'),
    placedAt,
    givenUpAt,
  };
}
