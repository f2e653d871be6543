import type { ErrorCode } from '@wau/contract/error-codes';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectPermissions } from './permission-sql.ts';
import { permissionRefusal } from './plan-command.ts';
import { touchPlayerSessions } from './touch-player-sessions.ts';
import type { BetInQuestion } from './wallet-command.ts';

/**
 * Whether a bet would be let in now, for vendors that keep the money themselves: by the same rules, in the same order, as
 * of bets that are taken here. Whoever asks is there, so that the session does not end meanwhile.
 */
export async function permitBet(
  { runner, clock, config }: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
  bet: BetInQuestion,
  isRoundBegun: boolean,
): Promise<ErrorCode | undefined> {
  const nowMs = clock.nowMs();
  const [permission] = await selectPermissions(runner, [bet], new Date(nowMs));
  if (permission === undefined) throw new Error('every bet has a row of permissions');
  const code = permissionRefusal(bet, permission, isRoundBegun);
  if (code === undefined) {
    const { merchantCode } = bet;
    await touchPlayerSessions(runner, [{ merchantCode, permission }], nowMs, config.sessionIdleMs);
  }
  return code;
}
