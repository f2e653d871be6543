/**
 * Places a bet: fixes and stores its round (accept-bets.ts), takes the stake and pays (drive-round.ts), closes it.
 *
 * Invariants
 * - A round is answered as settled only when its stake, its payout and the round itself are stored on both sides.
 * - Repeated with the same key, the same bet comes to the same round; another bet is refused.
 * - What could not be found out here is left open for the resolver and answered `round.pending`.
 */

import type { ErrorCode } from '@wau/contract/error-codes';
import { parseGameBet } from '@wau/rules/games';
import { type Batcher, createBatcher, OverloadError } from '@wau/service/batcher';
import type { Metrics } from '@wau/service/metrics';
import { assert, Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import { type AcceptBetsDeps, type AcceptedBet, acceptBets, type BetRequest } from './accept-bets.ts';
import { type BetHistory, type DriveOutcome, driveRound, recallBalance } from './drive-round.ts';
import { closeOpenRounds, type OpenRoundKey, refundOpenRounds } from './open-round-sql.ts';
import type { PlaySession } from './play-session-sql.ts';
import type { PlayTokenParts } from './play-token.ts';
import { findRound, type Round, rolledBackCode, type StoredRound } from './round-sql.ts';
import { type RoundView, roundView } from './round-view.ts';
import type { WalletClient } from './wallet-client.ts';

export interface BetPlacerDeps extends AcceptBetsDeps {
  readonly sql: SqlRunner;
  readonly wallet: WalletClient;
  readonly openWalletToken: (session: PlayTokenParts & Pick<PlaySession, 'walletTokenSealed'>) => string;
  readonly metrics: Metrics;
}

export interface BetPlacer {
  /** Throws a `Refusal` with one of the call's errors; a round that cannot be told of yet is `round.pending`. */
  placeBet(request: BetRequest): Promise<RoundView>;
  /** Resolves when every bet that was begun has been answered. */
  drain(): Promise<void>;
}

const acceptOptions = { lanes: 1, maximumBatchSize: 200, maximumQueueLength: 5_000 } as const;
const closeOptions = { lanes: 1, maximumBatchSize: 500, maximumQueueLength: 20_000 } as const;

export function createBetPlacer(deps: BetPlacerDeps): BetPlacer {
  const accept = createBatcher<BetRequest, AcceptedBet>({
    ...acceptOptions,
    // The bets of one token share a seed pair, so two lanes would compute the same nonce.
    keysOf: (request) => [request.token.tokenHash.toString('latin1')],
    flush: observed(deps.metrics, 'studio-accept', (requests) => acceptBets(deps, requests)),
  });
  const close = createBatcher<OpenRoundKey, void>({
    ...closeOptions,
    keysOf: () => [],
    flush: observed(deps.metrics, 'studio-close', async (keys) => {
      await closeOpenRounds(deps.sql, keys);
      return keys.map(() => undefined);
    }),
  });
  deps.metrics.watchQueue('studio-accept', () => accept.queueLength());
  deps.metrics.watchQueue('studio-close', () => close.queueLength());
  const placer = new WalletBetPlacer(deps, close);
  return {
    async placeBet(request) {
      const accepted = await submitOrShed(accept, request);
      switch (accepted.kind) {
        case 'refused':
          throw accepted.refusal;
        case 'placed':
          return placer.settle(accepted.round, accepted.session, 'neverSent');
        case 'known':
          return placer.repeat(accepted, request);
      }
    },
    async drain() {
      await accept.drain();
      await placer.settled();
      await close.drain();
    },
  };
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

/** The error that a bet refused by the operator is answered with, now and whenever it is repeated. */
function playerError(code: ErrorCode): ErrorCode {
  if (code === 'balance.insufficient') return code;
  if (code === 'vendor.token.expired' || code === 'vendor.player.unknown') return 'session.ended';
  return 'game.unavailable';
}

class WalletBetPlacer {
  readonly #deps: BetPlacerDeps;
  readonly #close: Batcher<OpenRoundKey, void>;
  readonly #underWay = new Set<Promise<unknown>>();

  constructor(deps: BetPlacerDeps, close: Batcher<OpenRoundKey, void>) {
    this.#deps = deps;
    this.#close = close;
  }

  settle(round: Round, session: PlaySession, history: BetHistory): Promise<RoundView> {
    const work = this.#drive(round, session, history);
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
    if (!isSameBet(round, session, request)) throw new Refusal('idempotency.conflict');
    switch (round.status) {
      case 'open':
        return this.settle(round, session, 'perhapsSent');
      case 'refunded':
        return refundedView(round);
      case 'settled': {
        const walletToken = this.#deps.openWalletToken(session);
        return roundView(round, 'settled', await recallBalance(this.#deps.wallet, round, walletToken));
      }
    }
  }

  async #drive(round: Round, session: PlaySession, history: BetHistory): Promise<RoundView> {
    const { wallet } = this.#deps;
    const walletToken = this.#deps.openWalletToken(session);
    let outcome = await driveRound(wallet, round, walletToken, history);
    if (outcome.kind === 'unknown') outcome = await driveRound(wallet, round, walletToken, 'perhapsSent');
    return this.#conclude(round, outcome);
  }

  async #conclude(round: Round, outcome: DriveOutcome): Promise<RoundView> {
    switch (outcome.kind) {
      case 'settled':
        await this.#close.submit(round);
        return roundView(round, 'settled', outcome.balanceMinor);
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

function isSameBet(round: StoredRound, session: PlaySession, request: BetRequest): boolean {
  if (round.gameId !== session.gameId || round.stakeMinor !== request.stakeMinor) return false;
  const bet = parseGameBet(round.gameId, request.parameters);
  return bet.ok && JSON.stringify(bet.value.parameters) === JSON.stringify(round.parameters);
}

function refundedView(round: StoredRound): RoundView {
  if (round.refundCode === rolledBackCode) return roundView(round, 'refunded', null);
  throw new Refusal(round.refundCode as ErrorCode);
}
