/**
 * Cashes bets out of flights, a batch at a time.
 *
 * Invariants
 * - What a cash-out pays is decided by the clock of flights at the arrival of its request, whatever happens to the request
 *   afterwards. A request that arrives in the millisecond in which the flight ends, or later, is too late.
 * - A bet's first cash-out counts; repeated, on however many processes, it is answered alike.
 * - Where the flight stands above a bet's automatic cash-out, that has come first.
 */

import type { RoundId } from '@wau/contract/ids';
import { type CrashMathematics, lowestCashOutHundredths } from '@wau/rules/crash/crash';
import { endOfFlightMs, multiplierHundredthsAt } from '@wau/rules/crash/crash-curve';
import { createBatcher } from '@wau/service/database/batcher';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { type BetOnFlight, type DecidedCashOut, selectBetsOnFlights, writeCashOuts } from './cash-out-sql.ts';
import { type CrashBet, selectBetsById } from './crash-bet-sql.ts';
import { type CrashBetView, crashBetView } from './crash-bet-view.ts';
import type { CrashChains } from './crash-chains.ts';
import type { CrashClock } from './crash-clock.ts';
import type { CrashTable } from './crash-tables.ts';

export interface CashOutRequest {
  readonly session: PlaySession;
  readonly roundId: RoundId;
  readonly arrivedAtMs: number;
}

export interface CashOuts {
  cashOutCrash(request: CashOutRequest): Promise<CrashBetView>;
  /** Cash-outs that wait until those that are being written are through. */
  waiting(): number;
  drain(): Promise<void>;
}

interface CashOutParts {
  readonly sql: SqlRunner;
  readonly clock: CrashClock;
  readonly chains: Pick<CrashChains, 'flightOf'>;
  readonly tableOf: (session: PlaySession) => CrashTable;
  readonly onDue: () => void;
}

const batchOptions = { lanes: 2, maximumBatchSize: 500, maximumQueueLength: 20_000 } as const;

export function createCashOuts(parts: CashOutParts): CashOuts {
  const batches = createBatcher<CashOutRequest, CrashBet | Refusal>({
    ...batchOptions,
    keysOf: ({ roundId }) => [roundId],
    flush: (requests) => cashOutBatch(parts, requests),
  });
  return {
    async cashOutCrash(request) {
      const outcome = await batches.submit(request);
      if (outcome instanceof Refusal) throw outcome;
      return crashBetView(outcome, null);
    },
    waiting: () => batches.queueLength(),
    drain: () => batches.drain(),
  };
}

type Decision = { readonly atHundredths: number; readonly isAutomatic: boolean } | Refusal;

/** How a flight goes, by the clock of flights. */
interface Course {
  /** `undefined` before its start. */
  readonly startedAtMs: number | undefined;
  readonly crashHundredths: number;
  /** After so long it is over. */
  readonly endsAfterMs: number;
}

/** Where a flight stood when a request arrived, and whether that counts. */
function decideCashOut(
  { startedAtMs, crashHundredths, endsAfterMs }: Course,
  bet: Pick<CrashBet, 'autoHundredths'>,
  arrivedAtMs: number,
  { doublingMs, maximumHundredths }: CrashMathematics,
): Decision {
  if (startedAtMs === undefined) return new Refusal('crash.cash.out.early');
  const elapsedMs = arrivedAtMs - startedAtMs;
  const target = bet.autoHundredths ?? maximumHundredths;
  const standsAt = multiplierHundredthsAt(elapsedMs, doublingMs);
  const isOver = elapsedMs >= endsAfterMs;
  if (target <= crashHundredths && (isOver || standsAt > target)) {
    return { atHundredths: target, isAutomatic: true };
  }
  if (isOver) return new Refusal('crash.cash.out.late');
  if (standsAt < lowestCashOutHundredths) return new Refusal('crash.cash.out.early');
  return { atHundredths: standsAt, isAutomatic: false };
}

async function cashOutBatch(
  parts: CashOutParts,
  requests: readonly CashOutRequest[],
): Promise<readonly (CrashBet | Refusal)[]> {
  const found = await selectBetsOnFlights(
    parts.sql,
    requests.map(({ session, roundId }) => ({ merchantId: session.merchantId, roundId })),
  );
  const standing = new Map(found.map((each) => [each.bet.roundId, each]));
  const flying = requests.flatMap((request): Flying[] => {
    const known = standing.get(request.roundId);
    return known?.bet.state === 'staked' && isOwn(known.bet, request) ? [{ ...known, request }] : [];
  });
  const bets = new Map(found.map(({ bet }) => [bet.roundId, bet]));
  const refusals = new Map<CashOutRequest, Refusal>();
  for (const each of Map.groupBy(
    flying,
    ({ bet }) => `${bet.gameId}/${bet.chainId}/${bet.number}`,
  ).values()) {
    await cashOutOfFlight(parts, each, bets, refusals);
  }
  return requests.map((request) => refusals.get(request) ?? answerOf(bets.get(request.roundId), request));
}

interface Flying extends BetOnFlight {
  readonly request: CashOutRequest;
}

/** Decides, writes and tells the cash-outs of one flight; `bets` then holds what became of each. */
async function cashOutOfFlight(
  parts: CashOutParts,
  flying: readonly Flying[],
  bets: Map<RoundId, CrashBet>,
  refusals: Map<CashOutRequest, Refusal>,
): Promise<void> {
  const [first] = flying;
  if (first === undefined) return;
  const table = parts.tableOf(first.request.session);
  const { crashHundredths } = await parts.chains.flightOf(first.bet, first.bet.number, table.mathematics);
  const endsAfterMs = endOfFlightMs(crashHundredths, table.mathematics.doublingMs);
  const course = { startedAtMs: first.startedAtMs, crashHundredths, endsAfterMs };
  const decided = new Map<RoundId, DecidedCashOut & { readonly bet: CrashBet }>();
  for (const { bet, request } of flying) {
    const decision = decideCashOut(course, bet, request.arrivedAtMs, table.mathematics);
    if (decision instanceof Refusal) refusals.set(request, decision);
    // The first that arrived counts, which is the first of the batch.
    else if (!decided.has(bet.roundId)) decided.set(bet.roundId, { ...bet, ...decision, bet });
  }
  if (decided.size === 0) return;
  const now = new Date(parts.clock.nowMs());
  const written = await writeCashOuts(parts.sql, first.bet, [...decided.values()], now);
  for (const { bet, atHundredths, isAutomatic } of decided.values()) {
    const payoutMinor = written.get(bet.roundId);
    if (payoutMinor === undefined) continue;
    const won: CrashBet = { ...bet, state: 'won', cashedHundredths: atHundredths, isAutomatic, payoutMinor };
    bets.set(bet.roundId, won);
    table.teller.tellCashOut(won, atHundredths);
  }
  if (written.size > 0) parts.onDue();
  const overtaken = [...decided.values()].filter(({ bet }) => !written.has(bet.roundId));
  if (overtaken.length === 0) return;
  for (const bet of await selectBetsById(parts.sql, overtaken)) bets.set(bet.roundId, bet);
}

function isOwn(bet: CrashBet, { session }: CashOutRequest): boolean {
  return bet.playerId === session.playerId && bet.gameId === session.gameId;
}

function answerOf(bet: CrashBet | undefined, request: CashOutRequest): CrashBet | Refusal {
  if (bet === undefined || !isOwn(bet, request)) return new Refusal('round.unknown');
  if (bet.cashedHundredths !== undefined) return bet;
  return new Refusal(bet.state === 'placed' ? 'crash.cash.out.early' : 'crash.cash.out.late');
}
