import type { MerchantCode } from '@wau/contract/ids';
import { runAudited } from '@wau/server/platform/audit/run-audited';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { StartProblem } from '@wau/service/start-problem';
import {
  type DeadLetterRow,
  reviveDeadLetter,
  selectDeadLetters,
} from '@wau/studio/dead-letters/dead-letter-sql';
import { withApplicationDatabase } from '../database/application-database.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';

const usage = `npm run dead-letters -- <merchant>                          rounds and bets on flights that were given up, the oldest first
npm run dead-letters -- <merchant> retry <round>            tries one again, at once
npm run dead-letters -- <merchant> refund <round> <reason>  gives its stake back, whatever it came to; one that turns out
                                                            to have been paid is closed as paid. Not for rounds in
                                                            which further stakes were taken: those are tried again`;

const shownAtOnce = 200;

/** Runs the command and gives its exit code. What it orders is done by the studio within a second. */
export async function deadLettersCommand(command: OperatorCommand): Promise<number> {
  const [merchant, ...words] = command.args;
  if (merchant === undefined || merchant === '--help') {
    command.say(usage);
    return merchant === undefined ? 1 : 0;
  }
  return runCommand(command, async (config) => {
    const reached = await reachDatabase(config);
    const options = { connectionString: reached.applicationUrl, applicationName: 'wau dead letters' };
    try {
      await withApplicationDatabase(options, (database) =>
        answer(command, database, merchant as MerchantCode, words),
      );
      return 0;
    } finally {
      await reached.close();
    }
  });
}

async function answer(
  { say }: OperatorCommand,
  database: Database,
  merchantId: MerchantCode,
  [deed, roundId, ...reason]: readonly string[],
): Promise<void> {
  if (deed === undefined) return list(say, database, merchantId);
  const isRefund = deed === 'refund';
  if (roundId === undefined || (deed !== 'retry' && !isRefund)) throw new StartProblem(usage);
  if (isRefund && reason.length === 0) throw new StartProblem('A refund needs a reason.');
  const parts = { database, clock: systemClock };
  const action = isRefund ? 'refundDeadLetter' : 'retryDeadLetter';
  const kind = await runAudited(
    parts,
    { merchantCodes: [merchantId], actor: commandActor(), action },
    async (tx) => {
      const value = await reviveDeadLetter(
        tx,
        { merchantId, roundId },
        isRefund,
        new Date(systemClock.nowMs()),
      );
      if (value === undefined)
        throw new StartProblem(
          `No round ${roundId} of ${merchantId} was given up, or it cannot be given back.`,
        );
      const newValues = isRefund ? { order: 'refund', reason: reason.join(' ') } : { order: 'retry' };
      return {
        value,
        change: { subject: roundId, oldValues: { kind: value, order: 'given up' }, newValues },
      };
    },
  );
  say(`${kind} ${roundId}: ${isRefund ? 'its stake is given back' : 'it is tried again'}`);
}

async function list(
  say: OperatorCommand['say'],
  { pool }: Database,
  merchantId: MerchantCode,
): Promise<void> {
  const letters = await selectDeadLetters(poolRunner(pool), merchantId, shownAtOnce);
  if (letters.length === 0) say('No round was given up, and no bet on a flight.');
  for (const letter of letters) say(lineOf(letter));
}

function lineOf(letter: DeadLetterRow): string {
  return [
    letter.kind,
    letter.round_id,
    letter.game_id,
    letter.player_id,
    `stake ${letter.stake_minor} payout ${letter.payout_minor} ${letter.currency}`,
    ...(letter.gives_back ? ['to be given back'] : []),
    `placed ${letter.placed_at.toISOString()}`,
    `given up ${letter.given_up_at?.toISOString() ?? ''} after ${letter.attempts}: ${letter.last_error ?? ''}`,
  ].join('  ');
}
