import { hash } from 'node:crypto';
import type { Clock } from '@wau/service/clock';
import { type Database, TransientConflict, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import {
  type Command,
  insertAnswers,
  readAnswer,
  readAnswers,
  type StoredAnswer,
  storeAnswer,
  takeKey,
} from './idempotency-sql.ts';

/**
 * Runs a command once for its key. Key, input hash and answer are stored in the transaction that does the work;
 * whoever comes later, or at the same time, with the same key and input gets the stored answer.
 *
 * `work` may run more than once after a deadlock, and makes no network call. A `Refusal` that it throws undoes the
 * whole transaction and is not stored: nothing happened, and the same key may be tried again. A refusal that must
 * stay is returned as an answer.
 *
 * Locks: the key's row first, before anything that `work` locks.
 *
 * @returns the answer as JSON gives it back, so it must hold neither bigint nor Date
 * @throws Refusal `idempotency.conflict` when the key was used with another input or for another call
 */
export async function runOnce<Answer>(
  deps: { readonly database: Database; readonly clock: Clock },
  command: Command,
  work: (tx: SqlRunner) => Promise<Answer>,
): Promise<Answer> {
  return withTransaction(deps.database, (tx) => runOnceWithin(tx, deps.clock, command, () => work(tx)));
}

/** The same within a transaction of the caller's, such as one that is audited: what is undone with it, is undone. */
export async function runOnceWithin<Answer>(
  tx: SqlRunner,
  clock: Clock,
  command: Command,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Waits for another transaction that has the key, and then finds its row or, when it failed, takes the key.
  if (!(await takeKey(tx, command, inputHashOf(command), new Date(clock.nowMs())))) {
    const stored = await readAnswer(tx, command);
    if (!isAnswerTo(stored, command)) throw new Refusal('idempotency.conflict');
    return stored.answer as Answer;
  }
  const answer = await work();
  await storeAnswer(tx, command, answer);
  return answer;
}

/** A command that is carried out together with others. */
export interface TogetherCommand<Asked> {
  readonly command: Command;
  readonly asked: Asked;
}

/** What has become of a command: its answer, which is stored; nothing, for a reason; or nothing yet. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It cannot go together with others. */
  | { readonly kind: 'left' };

/**
 * Runs commands of different members together, in one transaction, each once for its key. `work` is given those whose keys
 * have no answer yet and says of each, in their order, what has become of it; of one that is refused or left it has written
 * nothing that matters. Where `work` was given a single one, its refusal undoes the whole transaction, as in `runOnce`, and it
 * may have written whatever it likes before.
 *
 * Where somebody else has answered under one of the keys meanwhile, nothing is committed and all are run again.
 *
 * Locks: the keys' rows in their order, after whatever `work` locks.
 *
 * @returns for each command what has become of it, an answer as JSON gives it back
 */
export async function runTogetherOnce<Asked, Answer>(
  deps: { readonly database: Database; readonly clock: Clock },
  commands: readonly TogetherCommand<Asked>[],
  work: (tx: SqlRunner, asked: readonly Asked[]) => Promise<readonly Outcome<Answer>[]>,
): Promise<readonly Outcome<Answer>[]> {
  try {
    return await withTransaction(deps.database, (tx) => attemptTogether(tx, deps.clock, commands, work));
  } catch (error) {
    if (error instanceof UndoneOutcomes) return error.outcomes as readonly Outcome<Answer>[];
    throw error;
  }
}

/** Undoes a transaction whose single fresh command was refused; what was answered before needs nothing of it. */
class UndoneOutcomes extends Error {
  override readonly name = 'UndoneOutcomes';
  readonly outcomes: readonly Outcome<unknown>[];

  constructor(outcomes: readonly Outcome<unknown>[]) {
    super('a refusal undoes what was written');
    this.outcomes = outcomes;
  }
}

async function attemptTogether<Asked, Answer>(
  tx: SqlRunner,
  clock: Clock,
  commands: readonly TogetherCommand<Asked>[],
  work: (tx: SqlRunner, asked: readonly Asked[]) => Promise<readonly Outcome<Answer>[]>,
): Promise<readonly Outcome<Answer>[]> {
  const stored = await readAnswers(
    tx,
    commands.map(({ command }) => command),
  );
  const fresh = commands.filter((_, index) => stored[index] === undefined);
  const outcomes =
    fresh.length === 0
      ? []
      : await work(
          tx,
          fresh.map(({ asked }) => asked),
        );
  const outcomeOf = new Map(fresh.map((each, index) => [each, outcomes[index]]));
  const all = commands.map((each, index) => {
    const outcome = outcomeOf.get(each) ?? storedOutcome(stored[index], each.command);
    return outcome as Outcome<Answer>;
  });
  if (outcomes.length === 1 && outcomes[0]?.kind === 'refused') throw new UndoneOutcomes(all);
  await keepAnswers(tx, fresh, outcomes, new Date(clock.nowMs()));
  return all;
}

async function keepAnswers(
  tx: SqlRunner,
  fresh: readonly TogetherCommand<unknown>[],
  outcomes: readonly Outcome<unknown>[],
  now: Date,
): Promise<void> {
  const answered = fresh.flatMap(({ command }, index) => {
    const outcome = outcomes[index];
    assert(outcome !== undefined, 'each command has an outcome');
    return outcome.kind === 'answered'
      ? [{ command, inputHash: inputHashOf(command), answer: outcome.answer }]
      : [];
  });
  if (answered.length === 0) return;
  const kept = await insertAnswers(tx, answered, now);
  if (kept < answered.length) throw new TransientConflict('a key was answered meanwhile');
}

function storedOutcome(stored: StoredAnswer | undefined, command: Command): Outcome<unknown> {
  assert(stored !== undefined, 'what is not fresh has its answer');
  return isAnswerTo(stored, command)
    ? { kind: 'answered', answer: stored.answer }
    : { kind: 'refused', refusal: new Refusal('idempotency.conflict') };
}

function inputHashOf({ input }: Command): Buffer {
  return hash('sha256', JSON.stringify(input), 'buffer');
}

function isAnswerTo(stored: StoredAnswer, command: Command): boolean {
  return stored.call_name === command.callName && stored.input_hash.equals(inputHashOf(command));
}
