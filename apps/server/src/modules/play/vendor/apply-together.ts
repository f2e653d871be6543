import type { ErrorCode } from '@wau/contract/error-codes';
import { withTransaction } from '@wau/service/database/database';
import { lockBets } from '../betting/bet-record.ts';
import { anyCommands, apply, isRollback, keepRefused, putBetsOutOfUse } from './apply-commands.ts';
import type { ApplyCommandsDeps } from './command-step.ts';
import { touchPlayerSessions } from './touch-player-sessions.ts';
import { betKeyOf, roundKeyOf, type WalletAnswer, type WalletCommand } from './wallet-command.ts';

/** Undoes what the commands before a refused one have done. */
class RefusedTogetherError extends Error {
  override readonly name = 'RefusedTogetherError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super('one of several commands was refused');
    this.code = code;
  }
}

/**
 * Carries out a player's commands in their order, all or none, in one transaction. Where one is refused, each is answered
 * with that refusal.
 *
 * Invariants
 * - Everything that holds of commands that come alone (`applyCommands`).
 * - After a refusal no stake of these bets is held, and none is ever taken under their names: their keys are put out of
 *   use, but for those that had been answered before.
 * - A rollback's tombstone stays even where another of the commands is refused: a bet that somebody wants undone is not to
 *   come later.
 *
 * Locks: all rounds in the order of their keys, then, command by command, what the ledger locks. All are of one player,
 * whose balance is the first to be waited for.
 */
export async function applyTogether(
  deps: ApplyCommandsDeps,
  commands: readonly WalletCommand[],
): Promise<readonly WalletAnswer[]> {
  const nowMs = deps.clock.nowMs();
  await putBetsOutOfUse(deps, commands.filter(isRollback));
  try {
    const { answers, permissions } = await applyInOneTransaction(deps, commands, new Date(nowMs));
    await touchPlayerSessions(deps.runner, permissions, nowMs, deps.config.sessionIdleMs);
    return answers;
  } catch (error) {
    if (!(error instanceof RefusedTogetherError)) throw error;
    // The balance of that moment was one that never came to be.
    const answer: WalletAnswer = { ok: false, code: error.code };
    for (const command of commands) {
      if (command.kind === 'bet') await keepRefused(deps, command, answer);
    }
    return commands.map(() => answer);
  }
}

function applyInOneTransaction(deps: ApplyCommandsDeps, commands: readonly WalletCommand[], now: Date) {
  return withTransaction(deps.database, async (tx) => {
    const rounds = new Map(commands.map((command) => [roundKeyOf(command), betKeyOf(command)]));
    await lockBets(tx, [...rounds.values()]);
    const answers: WalletAnswer[] = [];
    const permissions: Awaited<ReturnType<typeof apply>>['permissions'] = [];
    for (const command of commands) {
      const applied = await apply(deps, tx, [command], now, anyCommands);
      const answer = applied.answers[0] as WalletAnswer;
      if (!answer.ok) throw new RefusedTogetherError(answer.code);
      answers.push(answer);
      permissions.push(...applied.permissions);
    }
    return { answers, permissions };
  });
}
