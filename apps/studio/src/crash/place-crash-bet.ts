/**
 * Places bets on flights, a batch at a time: stores them, takes their stakes, gives those seats whose stakes were taken
 * before the flight started.
 *
 * Invariants
 * - A bet is on the disk, and named in the wallet by its own id, before its stake is asked for.
 * - It counts for the flight that it was placed for or for none: bets close when the clock says so at the arrival of the
 *   request, and a stake that is confirmed after the start is given back.
 * - Repeated with the same key, the same bet comes to the same answer; another bet is refused.
 * - A stake is asked for once. When its answer is lost it is given back, never asked for again: the flight would be gone.
 */

import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { maximumBetsPerCall } from '@wau/contract/calls/play/vendor-calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { parseMinor, zeroMinor } from '@wau/money/minor';
import { parseCrashParameters } from '@wau/rules/crash/crash';
import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { newId, type Random } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import { playerLimitKey, type RateLimit } from '../play-sessions/play-rate-limit.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { PlayTokenParts } from '../play-sessions/play-token.ts';
import type { FindPlaySessions } from '../play-sessions/remember-play-sessions.ts';
import { readWager } from '../studio-limits.ts';
import { type CrashBet, selectBetsById } from './crash-bet-sql.ts';
import { type CrashBetView, crashBetView } from './crash-bet-view.ts';
import { selectFlight } from './crash-flight-sql.ts';
import type { CrashTable } from './crash-tables.ts';
import { insertCrashBets, type NewCrashBet, selectBetIdOfKey } from './place-bet-sql.ts';
import { type StakeParts, type StoredBet, takeStakes } from './take-stakes.ts';

export interface CrashBetRequest {
  readonly token: PlayTokenParts;
  readonly idempotencyKey: string;
  readonly body: CallBody<Calls['placeCrashBet']>;
  readonly arrivedAtMs: number;
}

export interface CrashBetPlacer {
  placeCrashBet(request: CrashBetRequest): Promise<CrashBetView>;
  drain(): Promise<void>;
}

interface PlacerParts extends StakeParts {
  readonly random: Random;
  readonly findPlaySessions: FindPlaySessions;
  readonly limitPlayer: RateLimit;
  readonly tableOf: (session: PlaySession) => CrashTable;
}

const batchOptions = {
  lanes: 3,
  maximumBatchSize: 2 * maximumBetsPerCall,
  maximumQueueLength: 5_000,
} as const;

/** What became of a request in its batch. */
type Placed =
  | { readonly kind: 'bet'; readonly bet: CrashBet; readonly balanceMinor: string | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface ReadBet extends StoredBet {
  readonly place: number;
}

export function createCrashBetPlacer(parts: PlacerParts): CrashBetPlacer & {
  readonly batches: Batcher<CrashBetRequest, Placed>;
} {
  const batches = createBatcher<CrashBetRequest, Placed>({
    ...batchOptions,
    keysOf: ({ token }) => [token.tokenHash.toString('latin1')],
    flush: (requests) => placeBatch(parts, requests),
  });
  return {
    batches,
    async placeCrashBet(request) {
      const placed = await batches.submit(request);
      if (placed.kind === 'refused') throw placed.refusal;
      return answerOf(placed.bet, placed.balanceMinor);
    },
    drain: () => batches.drain(),
  };
}

/** The error that a bet refused by the operator is answered with, now and whenever it is repeated. */
const told: ReadonlySet<string> = new Set<ErrorCode>([
  'balance.insufficient',
  'play.limit.stake',
  'play.limit.loss',
  'play.limit.time',
  'play.check.due',
  'crash.betting.closed',
  'session.ended',
  'game.unavailable',
  'network.upstream.failed',
]);

/** A bet that was left out before it had a seat is answered by why. */
function answerOf(bet: CrashBet, balanceMinor: string | null): CrashBetView {
  if (bet.refundCode !== undefined && bet.seat === undefined) {
    const code = told.has(bet.refundCode) ? (bet.refundCode as ErrorCode) : 'crash.betting.closed';
    throw new Refusal(code, balanceMinor === null ? undefined : { balanceMinor });
  }
  return crashBetView(bet, balanceMinor);
}

async function placeBatch(
  parts: PlacerParts,
  requests: readonly CrashBetRequest[],
): Promise<readonly Placed[]> {
  const placed = new Array<Placed | undefined>(requests.length).fill(undefined);
  const read = await readBets(parts, requests, placed);
  const stored = await insertCrashBets(
    parts.sql,
    read.map(({ bet }) => bet),
  );
  const taken = read.filter(({ bet }) => stored.has(bet.roundId));
  await Promise.all([
    takeStakes(parts, taken).then((staked) => {
      for (const [place, each] of staked.entries())
        placed[taken[place]?.place ?? 0] = { kind: 'bet', ...each };
    }),
    ...read
      .filter(({ bet }) => !stored.has(bet.roundId))
      .map(async (each) => {
        placed[each.place] = await knownBet(parts, each);
      }),
  ]);
  return placed.map((each): Placed => each ?? { kind: 'refused', refusal: new Refusal('server.failed') });
}

/** Checks each request as far as it can be without the flight; what is refused has its answer. */
async function readBets(
  parts: PlacerParts,
  requests: readonly CrashBetRequest[],
  placed: (Placed | undefined)[],
): Promise<readonly ReadBet[]> {
  const nowMs = parts.clock.nowMs();
  const sessions = await parts.findPlaySessions(
    requests.map(({ token }) => token),
    new Date(nowMs),
  );
  return requests.flatMap((request, place): ReadBet[] => {
    try {
      const session = sessions[place];
      if (session === undefined) throw new Refusal('session.ended');
      const table = parts.tableOf(session);
      parts.limitPlayer(playerLimitKey(session));
      return [{ bet: readBet(parts, request, session, table), session, table, place }];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      placed[place] = { kind: 'refused', refusal: error };
      return [];
    }
  });
}

function readBet(
  { clock, random }: PlacerParts,
  { body, idempotencyKey, arrivedAtMs }: CrashBetRequest,
  session: PlaySession,
  table: CrashTable,
): NewCrashBet {
  if (body.isAuto === true && !session.allowsAutoplay) throw new Refusal('autoplay.forbidden');
  const { autoCashOutHundredths } = body;
  const parameters = parseCrashParameters(table.mathematics, { autoCashOutHundredths });
  if (!parameters.ok) throw new Refusal('round.parameters.invalid');
  const stakeMinor = parseMinor(body.stakeMinor);
  assert(stakeMinor !== undefined, 'the schema lets only amounts through');
  const wager = readWager({ stakeStepMinor: 1n }, stakeMinor, session.limits);
  if (wager instanceof Refusal) throw wager;
  return {
    ...wager,
    idempotencyKey,
    merchantId: session.merchantId,
    playerId: session.playerId,
    tokenHash: session.tokenHash,
    roundId: newId('round', clock, random),
    gameId: table.gameId,
    chainId: body.chainId,
    number: body.flight,
    slot: body.slot,
    seat: undefined,
    shownName: session.shownName,
    currencyCode: session.currencyCode,
    autoHundredths: autoCashOutHundredths ?? undefined,
    state: 'placed',
    cashedHundredths: undefined,
    isAutomatic: false,
    payoutMinor: zeroMinor,
    refundCode: undefined,
    placedAt: new Date(arrivedAtMs),
  };
}

/** Why a bet was not stored: its key has a bet, its place of the screen has one, or its flight takes none. */
async function knownBet({ sql }: PlacerParts, { bet }: ReadBet): Promise<Placed> {
  const roundId = await selectBetIdOfKey(sql, bet, bet.idempotencyKey);
  if (roundId !== undefined) {
    const [known] = await selectBetsById(sql, [{ merchantId: bet.merchantId, roundId }]);
    assert(known !== undefined, 'a bet is never removed');
    if (isSameBet(known, bet)) return { kind: 'bet', bet: known, balanceMinor: null };
    return { kind: 'refused', refusal: new Refusal('idempotency.conflict') };
  }
  const flight = await selectFlight(sql, bet);
  const isOpen = flight?.state === 'betting' && bet.placedAt.getTime() < flight.closesAtMs;
  const code = isOpen ? 'crash.bet.placed' : 'crash.betting.closed';
  return { kind: 'refused', refusal: new Refusal(code) };
}

function isSameBet(known: CrashBet, bet: CrashBet): boolean {
  return (
    known.gameId === bet.gameId &&
    known.chainId === bet.chainId &&
    known.number === bet.number &&
    known.slot === bet.slot &&
    known.stakeMinor === bet.stakeMinor &&
    known.autoHundredths === bet.autoHundredths
  );
}
