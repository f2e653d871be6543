import type { ErrorCode } from '@wau/contract/error-codes';
import type { RoundId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { playerError } from '../player-error.ts';
import type { BetAnswer, WalletClient } from '../wallet-client.ts';
import { type CrashBet, selectBetsById } from './crash-bet-sql.ts';
import type { CrashClock } from './crash-clock.ts';
import type { CrashTable } from './crash-tables.ts';
import { leaveOutBets, type NewCrashBet, seatBets, type UntakenBet } from './place-bet-sql.ts';

export interface StakeParts {
  readonly sql: SqlRunner;
  readonly wallet: Pick<WalletClient, 'bets'>;
  readonly clock: CrashClock;
  readonly openWalletToken: (session: PlaySession) => string;
  /** There are bets of which the wallet is to be told. */
  readonly onDue: () => void;
}

/** A bet that is on the disk and whose stake has not been asked for. */
export interface StoredBet {
  readonly bet: NewCrashBet;
  readonly session: PlaySession;
  readonly table: CrashTable;
}

/** A bet as it stands after its stake was asked for, and the balance where this took it. */
interface StakedBet {
  readonly bet: CrashBet;
  readonly balanceMinor: string | null;
}

/** Takes the stakes of stored bets and gives seats to those whose stakes were taken in time; what became of each bet. */
export async function takeStakes(
  parts: StakeParts,
  bets: readonly StoredBet[],
): Promise<readonly StakedBet[]> {
  if (bets.length === 0) return [];
  const answers = await parts.wallet.bets(
    bets.map(({ bet, session }) => ({
      merchantCode: bet.merchantId,
      playerId: bet.playerId,
      roundId: bet.roundId,
      gameId: bet.gameId as string,
      sessionToken: parts.openWalletToken(session),
      transactionId: `${bet.roundId}:bet`,
      amountMinor: bet.stakeMinor.toString(),
      currencyCode: bet.currencyCode,
    })),
  );
  const answered = bets.map((each, place) => ({ ...each, answer: answers[place] as BetAnswer }));
  const accepted = answered.filter(({ answer }) => answer.kind === 'accepted');
  const untaken = answered.flatMap(({ bet, answer }) => untakenBet(bet, answer));
  const now = new Date(parts.clock.nowMs());
  if (untaken.length > 0) await leaveOutBets(parts.sql, untaken, now);
  for (const each of Map.groupBy(accepted, ({ bet }) => `${bet.chainId}/${bet.number}`).values()) {
    await seat(parts, each);
  }
  if (untaken.some(({ isCertain }) => !isCertain)) parts.onDue();
  const final = await selectBetsById(
    parts.sql,
    bets.map(({ bet }) => bet),
  );
  const byId = new Map<RoundId, CrashBet>(final.map((bet) => [bet.roundId, bet]));
  return answered.map(({ bet, answer }) => {
    const stands = byId.get(bet.roundId);
    assert(stands !== undefined, 'a bet is never removed');
    return { bet: stands, balanceMinor: balanceOf(answer) };
  });
}

async function seat({ sql }: StakeParts, bets: readonly StoredBet[]): Promise<void> {
  const seated = await seatBets(
    sql,
    bets.map(({ bet }) => bet),
  );
  const [first] = bets;
  if (first === undefined || seated.length === 0) return;
  const seats = new Map(seated.map((each) => [each.roundId, each]));
  const shown = bets.flatMap(({ bet }) => {
    const place = seats.get(bet.roundId)?.seat;
    return place === undefined ? [] : [{ ...bet, seat: place }];
  });
  first.table.teller.tellBets(first.bet.number, Math.max(...seated.map((each) => each.bets)), shown);
}

function balanceOf(answer: BetAnswer): string | null {
  if (answer.kind === 'accepted') return answer.value.balanceMinor;
  return answer.kind === 'refused' ? (answer.balanceMinor ?? null) : null;
}

/** Refusals after which the operator holds no stake and will take none under this bet's name. */
const certain: ReadonlySet<ErrorCode> = new Set(['balance.insufficient', 'vendor.player.unknown']);

function untakenBet(bet: CrashBet, answer: BetAnswer): UntakenBet[] {
  if (answer.kind === 'accepted') return [];
  if (answer.kind === 'unknown') return [{ bet, refundCode: 'network.upstream.failed', isCertain: false }];
  const { code } = answer;
  return [{ bet, refundCode: playerError(code), isCertain: certain.has(code) }];
}
