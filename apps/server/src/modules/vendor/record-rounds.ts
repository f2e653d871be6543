import { zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/sql-runner';
import { RoundChangedError, type Step } from './command-step.ts';
import { type addStakes, changeRounds, type RoundChange, type Stake } from './round-sql.ts';

/** Writes into the rounds what the ledger has answered. Refuses nothing; a round that changed meanwhile is an error. */
export async function recordRounds(
  tx: SqlRunner,
  steps: readonly Step[],
  now: Date,
  add: typeof addStakes,
): Promise<void> {
  const stakes = steps.flatMap(stakeOf);
  if (stakes.length > 0 && (await add(tx, stakes, now)) !== stakes.length) {
    throw new RoundChangedError('a round ended while a stake was taken for it');
  }
  const changes = steps.flatMap((step) => [...changeOf(step), ...changeByWin(step)]);
  if (changes.length > 0) await changeRounds(tx, changes, now);
}

function stakeOf({ command, posted, win }: Step): readonly Stake[] {
  if (command.kind !== 'bet' || posted?.outcome !== 'posted' || posted.replayed) return [];
  // With its win refused a round stays open, so that the vendor can end it in another way.
  const isPaid = win === undefined || win.posted?.outcome === 'posted';
  const isPaidNow = win?.posted?.outcome === 'posted' && !win.posted.replayed;
  return [
    {
      ...command,
      stakeMinor: command.amountMinor,
      payoutMinor: isPaidNow ? win.command.amountMinor : zeroMinor,
      status: command.endRound && isPaid ? 'settled' : 'open',
    },
  ];
}

/** What a win changes whose stake had been taken before; otherwise it is recorded with the stake. */
function changeByWin({ posted, win }: Step): readonly RoundChange[] {
  return win !== undefined && posted?.replayed === true ? changeOf(win) : [];
}

function changeOf({ command, plan, posted, round }: Step): readonly RoundChange[] {
  if (round === undefined || round.status !== 'open') return [];
  const unchanged = { ...command, payoutMinor: zeroMinor, refundMinor: zeroMinor };
  if (plan.step === 'close') return [{ ...unchanged, status: 'settled' }];
  if (plan.step !== 'post' || posted?.outcome !== 'posted') return [];
  const moved = posted.replayed ? zeroMinor : plan.transfer.amountMinor;
  if (command.kind === 'win') {
    return [{ ...unchanged, payoutMinor: moved, status: command.endRound ? 'settled' : 'open' }];
  }
  if (command.kind === 'rollback') {
    const isWhole = round.refunded_minor + moved === round.stake_minor;
    return [{ ...unchanged, refundMinor: moved, status: isWhole ? 'refunded' : 'open' }];
  }
  return [];
}
