import type { ErrorCode } from '@wau/contract/error-codes';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ApplyCommandsDeps, RoundChangedError, type Step, stakeTaken } from './command-step.ts';
import { type Plan, planWin, winTransfer } from './plan-command.ts';
import { consultTakenKeys } from './plan-steps.ts';
import { type WinCommand, winOf } from './wallet-command.ts';

/** A command was not what the quick way takes it for. Nothing of it must be committed. */
export class NotOfNewRoundError extends Error {
  override readonly name = 'NotOfNewRoundError';
}

/** What refuses a round's first stake alone, so that whether there is a round has to be looked at. */
const endsBeginnings: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'game.unavailable',
  'play.limit.time',
  'play.check.due',
]);

/** Hands the ledger what is planned to move, in one call, and keeps its answers with the steps. */
export async function post(
  { ledger }: ApplyCommandsDeps,
  tx: SqlRunner,
  steps: readonly Step[],
): Promise<void> {
  const posting = steps.flatMap((step) =>
    step.plan.step === 'post' ? [{ step, transfer: step.plan.transfer }] : [],
  );
  if (posting.length === 0) return;
  const answers = await ledger.postInTransaction(
    tx,
    posting.map(({ transfer }) => transfer),
  );
  for (const [index, { step }] of posting.entries()) {
    const answer = answers[index];
    if (answer === undefined) throw new Error('the ledger answers every transfer');
    step.posted = answer;
  }
}

/** Posts stakes together with the wins that they bring along. */
export async function postWithWins(
  deps: ApplyCommandsDeps,
  tx: SqlRunner,
  steps: readonly Step[],
): Promise<void> {
  if (steps.some(({ plan }) => plan.step === 'refuse' && endsBeginnings.has(plan.code))) {
    throw new NotOfNewRoundError('rounds that have begun take stakes where none begins any more');
  }
  for (const step of steps) {
    const { command, plan } = step;
    const win = command.kind === 'bet' && plan.step === 'post' ? winOf(command) : undefined;
    if (win === undefined) continue;
    step.win = { command: win, round: undefined, plan: { step: 'post', transfer: winTransfer(win) } };
  }
  await post(
    deps,
    tx,
    steps.flatMap((step) => (step.win === undefined ? [step] : [step, step.win])),
  );
  if (steps.some((step) => step.win !== undefined && stakeTaken(step) !== 'now')) {
    throw new NotOfNewRoundError('a stake was refused or had been taken before');
  }
}

/**
 * Pays what posted bets brought along and is not paid yet. The players' balances are locked already, so no lock is
 * waited for.
 */
export async function payWins(
  deps: ApplyCommandsDeps,
  tx: SqlRunner,
  steps: readonly Step[],
  now: Date,
): Promise<void> {
  const wins = steps.flatMap((step): Step<WinCommand>[] => {
    const win = step.command.kind === 'bet' && step.win === undefined ? winOf(step.command) : undefined;
    const taken = stakeTaken(step);
    if (win === undefined || taken === undefined) return [];
    // A stake that had been taken before may be one of a round that has ended since, or paid.
    const plan: Plan =
      taken === 'before' ? planWin(win, step.round) : { step: 'post', transfer: winTransfer(win) };
    step.win = { command: win, round: step.round, plan };
    return [step.win];
  });
  if (wins.length === 0) return;
  await consultTakenKeys(deps, tx, wins, now);
  if (wins.some(({ plan, round }) => plan.step === 'refuse' && round === undefined)) {
    throw new RoundChangedError('a stake was taken by another process after its round had been looked for');
  }
  await post(deps, tx, wins);
}
