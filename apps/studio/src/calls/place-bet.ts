/**
 * Places bets, a batch at a time: fixes and stores their rounds (accept-bets.ts), takes the stakes and pays
 * (drive-round.ts), closes them.
 *
 * Invariants
 * - A round is answered as settled only when its stake, its payout and the round itself are stored on both sides.
 * - Repeated with the same key, the same bet comes to the same round; another bet is refused.
 * - What could not be found out here is left open for the resolver and answered `round.pending`.
 */

import { maximumBetsPerCall } from '@wau/contract/calls/play/vendor-calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { type Batcher, createBatcher, OverloadError } from '@wau/service/database/batcher';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { assert, Refusal } from '@wau/service/refusal';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { PlayTokenParts } from '../play-sessions/play-token.ts';
import { playerError } from '../player-error.ts';
import { type AcceptBetsDeps, type AcceptedBet, acceptBets, type BetRequest } from '../rounds/accept-bets.ts';
import {
  concludeBet,
  type DriveOutcome,
  driveRound,
  recallBalance,
  sendBets,
} from '../rounds/drive-round.ts';
import { endBatches, splitBatchOf } from '../rounds/open-batch-sql.ts';
import { closeOpenRounds, refundOpenRounds } from '../rounds/open-round-sql.ts';
import { findRound, type Round, rolledBackCode, type StoredRound } from '../rounds/round-sql.ts';
import { type RoundView, roundView, storedRoundView } from '../rounds/round-view.ts';
import type { BetAnswer, WalletClient } from '../wallet-client.ts';

export interface BetPlacerDeps extends AcceptBetsDeps {
  readonly sql: SqlRunner;
  readonly wallet: WalletClient;
  readonly openWalletToken: (session: PlayTokenParts & Pick<PlaySession, 'walletTokenSealed'>) => string;
  readonly metrics: Metrics;
  readonly sealingKey: Buffer;
}

export interface BetPlacer {
  /** Throws a `Refusal` with one of the call's errors; a round that cannot be told of yet is `round.pending`. */
  placeBet(request: BetRequest): Promise<RoundView>;
  /** Resolves when every bet that was begun has been answered. */
  drain(): Promise<void>;
}

/**
 * Lanes let one batch be in the database while others are computed. A full batch goes to the wallet in two calls at once,
 * which it takes together: under load larger batches cost each bet less.
 */
const batchOptions = {
  lanes: 3,
  maximumBatchSize: 2 * maximumBetsPerCall,
  maximumQueueLength: 5_000,
} as const;

/** What became of a bet in its batch. */
type BatchedBet =
  | Exclude<AcceptedBet, { readonly kind: 'placed' }>
  /** The wallet has taken the bet and paid its win, and the round is closed. */
  | { readonly kind: 'settled'; readonly round: Round; readonly balanceMinor: string }
  /** The wallet has refused the bet, or it is not known what it has done. */
  | {
      readonly kind: 'unsettled';
      readonly round: Round;
      readonly session: PlaySession;
      readonly answer: BetAnswer;
    };

export function createBetPlacer(deps: BetPlacerDeps): BetPlacer {
  const batches = createBatcher<BetRequest, BatchedBet>({
    ...batchOptions,
    // The bets of one token share a seed pair, so two lanes would compute the same nonce.
    keysOf: (request) => [request.token.tokenHash.toString('latin1')],
    flush: observed(deps.metrics, 'studio-bets', (requests) => placeBatch(deps, requests)),
  });
  deps.metrics.watchQueue('studio-bets', () => batches.queueLength());
  const placer = new WalletBetPlacer(deps);
  return {
    async placeBet(request) {
      const bet = await submitOrShed(batches, request);
      switch (bet.kind) {
        case 'settled':
          return takenView(deps, bet.round, bet.balanceMinor);
        case 'refused':
          throw bet.refusal;
        case 'unsettled':
          return placer.follow(() => placer.conclude(bet.round, bet.session, bet.answer));
        case 'known':
          return placer.repeat(bet, request);
      }
    },
    async drain() {
      await batches.drain();
      await placer.settled();
    },
  };
}

/**
 * A batch on its whole way: rounds are fixed and stored, their bets go to the wallet in one call, those that it takes
 * are closed. What a refusal or a lost answer asks for is left to the caller, so that it holds nobody else up.
 */
async function placeBatch(
  deps: BetPlacerDeps,
  requests: readonly BetRequest[],
): Promise<readonly BatchedBet[]> {
  const accepted = await acceptBets(deps, requests);
  const placed = accepted.filter((bet) => bet.kind === 'placed');
  const answers = await sendBets(
    deps.wallet,
    placed.map(({ round, session }) => ({ round, walletToken: deps.openWalletToken(session) })),
  );
  const answerOf = new Map(placed.map((bet, place) => [bet, answers[place]]));
  const settled = placed.filter((bet) => answerOf.get(bet)?.kind === 'accepted');
  const unsettled = placed.filter((bet) => answerOf.get(bet)?.kind !== 'accepted');
  const batchIds = [...new Set(placed.map(({ batchId }) => batchId))];
  const wereWhole = await endBatches(
    deps.sql,
    batchIds,
    unsettled.map(({ round }) => round.roundId),
  );
  if (!wereWhole) {
    await closeOpenRounds(
      deps.sql,
      settled.map(({ round }) => round),
    );
  }
  return accepted.map((bet): BatchedBet => {
    if (bet.kind !== 'placed') return bet;
    const answer = answerOf.get(bet);
    assert(answer !== undefined, 'every bet that was sent has an answer');
    const { round, session } = bet;
    return answer.kind === 'accepted'
      ? { kind: 'settled', round, balanceMinor: answer.value.balanceMinor }
      : { kind: 'unsettled', round, session, answer };
  });
}

function observed<Request, Answer>(
  metrics: Metrics,
  name: string,
  flush: (requests: readonly Request[]) => Promise<readonly Answer[]>,
): (requests: readonly Request[]) => Promise<readonly Answer[]> {
  return async (requests) => {
    const startedAtMs = performance.now();
    const answers = await flush(requests);
    metrics.observeBatch(name, requests.length, performance.now() - startedAtMs);
    return answers;
  };
}

async function submitOrShed<Request, Answer>(
  batcher: Batcher<Request, Answer>,
  request: Request,
): Promise<Answer> {
  try {
    return await batcher.submit(request);
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    const code: ErrorCode = error.reason === 'draining' ? 'server.stopping' : 'server.overloaded';
    throw new Refusal(code, { retryAfterSeconds: 1 });
  }
}

/** Brings bets to their end one by one: those that a batch left unsettled, and repetitions. */
class WalletBetPlacer {
  readonly #deps: BetPlacerDeps;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(deps: BetPlacerDeps) {
    this.#deps = deps;
  }

  /** Work that `settled` waits for. */
  follow(begin: () => Promise<RoundView>): Promise<RoundView> {
    const work = begin();
    this.#underWay.add(work);
    const forget = (): void => void this.#underWay.delete(work);
    work.then(forget, forget);
    return work;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async repeat(known: Extract<AcceptedBet, { kind: 'known' }>, request: BetRequest): Promise<RoundView> {
    const { session, roundId } = known;
    const round = await findRound(this.#deps.sql, session.merchantId, roundId);
    assert(round !== undefined, 'a round is never removed');
    if (!isSameBet(this.#deps.titles, round, session, request)) throw new Refusal('idempotency.conflict');
    switch (round.status) {
      case 'open':
        await splitBatchOf(this.#deps.sql, round);
        return this.follow(async () => this.#answer(round, await this.#drive(round, session)));
      case 'waiting':
        return storedRoundView(this.#deps, round, null);
      case 'refunded':
        return refundedView(round);
      case 'settled': {
        // What a decision has brought came with calls of its own.
        if (round.decisions !== null) return roundView(round, 'settled', null);
        const walletToken = this.#deps.openWalletToken(session);
        return roundView(round, 'settled', await recallBalance(this.#deps.wallet, round, walletToken));
      }
    }
  }

  async conclude(round: Round, session: PlaySession, answer: BetAnswer): Promise<RoundView> {
    const outcome = await concludeBet(this.#deps.wallet, round, answer, 'neverSent');
    return this.#answer(round, outcome.kind === 'unknown' ? await this.#drive(round, session) : outcome);
  }

  #drive(round: Round, session: PlaySession): Promise<DriveOutcome> {
    return driveRound(this.#deps.wallet, round, this.#deps.openWalletToken(session), 'perhapsSent');
  }

  async #answer(round: Round, outcome: DriveOutcome): Promise<RoundView> {
    switch (outcome.kind) {
      case 'settled':
        await closeOpenRounds(this.#deps.sql, [round]);
        return takenView(this.#deps, round, outcome.balanceMinor);
      case 'refunded': {
        const code = outcome.code === rolledBackCode ? rolledBackCode : playerError(outcome.code);
        await refundOpenRounds(this.#deps.sql, [{ ...round, refundCode: code }]);
        if (code === rolledBackCode) return roundView(round, 'refunded', outcome.balanceMinor ?? null);
        const { balanceMinor } = outcome;
        throw new Refusal(code, balanceMinor === undefined ? undefined : { balanceMinor });
      }
      case 'unknown':
      case 'stuck':
        throw new Refusal('round.pending', { retryAfterSeconds: 1 });
    }
  }
}

/** A round whose stake is taken: settled, unless its player has something to decide. */
async function takenView(deps: BetPlacerDeps, round: Round, balanceMinor: string): Promise<RoundView> {
  if (round.decisions === null) return roundView(round, 'settled', balanceMinor);
  const stored = await findRound(deps.sql, round.merchantId, round.roundId);
  assert(stored !== undefined, 'a round is never removed');
  return storedRoundView(deps, stored, balanceMinor);
}

function isSameBet(
  titles: TitleShelf,
  round: StoredRound,
  session: PlaySession,
  request: BetRequest,
): boolean {
  if (round.gameId !== session.gameId || round.stakeMinor !== request.stakeMinor) return false;
  const bet = titles.find(round.gameId)?.playable.parseBet(request.parameters);
  return bet?.ok === true && JSON.stringify(bet.value.parameters) === JSON.stringify(round.parameters);
}

function refundedView(round: StoredRound): RoundView {
  if (round.refundCode === rolledBackCode) return roundView(round, 'refunded', null);
  throw new Refusal(round.refundCode as ErrorCode);
}
