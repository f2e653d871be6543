/**
 * The first stage of placing bets: for a whole batch, checks each bet, fixes its outcome and stores it, before any
 * money moves.
 *
 * Invariants
 * - One idempotency key of a player has one round, whatever arrives at the same time on however many nodes.
 * - Each nonce of a seed pair has one round at most, and a round's outcome follows from the pair, its nonce, its
 *   parameters and its wager alone.
 * - Nobody learns the outcome of a round whose stake was not taken: the nonce stays consumed by it.
 *
 * No lock is held while outcomes are computed. The statement that stores rounds moves a pair's nonce only from where
 * it was read; a pair that somebody else has moved is read and computed anew.
 */

import type { RoundId } from '@wau/contract/ids';
import { roundStream } from '@wau/fairness/round-stream';
import type { ServerSeed } from '@wau/fairness/seeds';
import { type Minor, zeroMinor } from '@wau/money/minor';
import { isFeatureBought } from '@wau/rules/feature-buy';
import type { EngineEvent, TitleBet } from '@wau/rules/playable-title';
import type { PlayedRound, WaitingRound } from '@wau/rules/round';
import type { Wager } from '@wau/rules/wager';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, type Random } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import { nodeHmac } from '@wau/service/secrets/node-hmac';
import type { TitleShelf } from '@wau/titles/title-shelf';
import { playerLimitKey, type RateLimit } from '../play-sessions/play-rate-limit.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { PlayTokenParts } from '../play-sessions/play-token.ts';
import type { FindPlaySessions } from '../play-sessions/remember-play-sessions.ts';
import { decisionTimeoutMs, liveDriveLeaseMs } from '../studio-config.ts';
import { readWager } from '../studio-limits.ts';
import {
  type BetState,
  insertRounds,
  type NewRound,
  type NonceStep,
  readBetStates,
} from './bet-batch-sql.ts';
import type { Round } from './round-sql.ts';

export interface BetRequest {
  readonly token: PlayTokenParts;
  readonly idempotencyKey: string;
  readonly stakeMinor: Minor;
  readonly parameters: unknown;
  /** Whether the client says that it placed the bet by itself. */
  readonly isAuto: boolean;
}

export type AcceptedBet =
  /** The round is stored and nobody has told the wallet about it yet. */
  | {
      readonly kind: 'placed';
      readonly round: Round;
      readonly session: PlaySession;
      /** See open-batch-sql.ts. */
      readonly batchId: bigint;
    }
  /** The key has a round already; whether it is of the same bet is for the caller to see. */
  | { readonly kind: 'known'; readonly roundId: RoundId; readonly session: PlaySession }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface AcceptBetsDeps {
  readonly sql: SqlRunner;
  readonly clock: Clock;
  readonly random: Random;
  /** See `insertRounds`. */
  readonly flush: 'own' | 'withWallet';
  readonly findPlaySessions: FindPlaySessions;
  readonly titles: TitleShelf;
  readonly openServerSeed: (session: PlaySession, seed: BetState['seed']) => ServerSeed;
  /** Bets of a player, whatever their token: another game or tab gives nobody another share of the server's time. */
  readonly limitPlayer: RateLimit;
}

/** A pair that moves this often between reading and storing is under an attack, not under play. */
const maximumAttempts = 8;

/** Answers in the order of the requests. */
export async function acceptBets(
  deps: AcceptBetsDeps,
  requests: readonly BetRequest[],
): Promise<readonly AcceptedBet[]> {
  const answers = new Array<AcceptedBet | undefined>(requests.length).fill(undefined);
  let open = requests.map((_, index) => index);
  for (let attempt = 1; attempt <= maximumAttempts && open.length > 0; attempt += 1) {
    await attemptBets(
      attempt === 1 ? deps : { ...deps, limitPlayer: alreadyCounted },
      requests,
      open,
      answers,
    );
    open = open.filter((index) => answers[index] === undefined);
  }
  return answers.map((answer) => answer ?? { kind: 'refused', refusal: new Refusal('server.overloaded') });
}

/** A bet that is looked at again is still one bet of its player. */
const alreadyCounted: RateLimit = () => undefined;

async function attemptBets(
  deps: AcceptBetsDeps,
  requests: readonly BetRequest[],
  open: readonly number[],
  answers: (AcceptedBet | undefined)[],
): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const asked = open.map((index) => requests[index] as BetRequest);
  const players = await readPlayers(deps, asked, now);
  const batch = new BetBatch(deps, now);
  const placed: (Round | undefined)[] = asked.map((request, place) => {
    const decided = batch.decide(request, players[place]);
    if (decided !== undefined && 'kind' in decided) answers[open[place] as number] = decided;
    return decided === undefined || 'kind' in decided ? undefined : decided;
  });
  if (batch.rounds.length === 0) return;
  const drivenUntil = new Date(now.getTime() + liveDriveLeaseMs);
  const { batchId, advanced } = await insertRounds(
    deps.sql,
    batch.rounds,
    batch.steps(),
    now,
    drivenUntil,
    deps.flush,
    new Date(now.getTime() + decisionTimeoutMs),
  );
  if (batchId === undefined) return;
  placed.forEach((round, place) => {
    const session = players[place]?.session;
    if (round === undefined || session === undefined || !advanced.has(round.seedId)) return;
    answers[open[place] as number] = { kind: 'placed', round, session, batchId };
  });
}

/** Who plays, and what has to be known of the bet. */
interface Player extends BetState {
  readonly session: PlaySession;
}

/** In the order of the bets; `undefined` at the place of one without a live play session. */
async function readPlayers(
  { sql, findPlaySessions }: AcceptBetsDeps,
  bets: readonly BetRequest[],
  now: Date,
): Promise<readonly (Player | undefined)[]> {
  const sessions = await findPlaySessions(
    bets.map(({ token }) => token),
    now,
  );
  const lookups = bets.flatMap(({ idempotencyKey }, place) => {
    const session = sessions[place];
    return session === undefined ? [] : [{ session, idempotencyKey, place }];
  });
  const players = new Array<Player | undefined>(bets.length).fill(undefined);
  if (lookups.length === 0) return players;
  const states = await readBetStates(sql, lookups);
  for (const [index, { session, place }] of lookups.entries()) {
    const state = states[index];
    if (state !== undefined) players[place] = { session, ...state };
  }
  return players;
}

/** Collects the rounds of one attempt and the nonces they take. */
class BetBatch {
  readonly rounds: NewRound[] = [];
  readonly #deps: AcceptBetsDeps;
  readonly #placedAt: Date;
  readonly #steps = new Map<string, { step: NonceStep; serverSeed: ServerSeed }>();
  readonly #keys = new Set<string>();

  constructor(deps: AcceptBetsDeps, placedAt: Date) {
    this.#deps = deps;
    this.#placedAt = placedAt;
  }

  /** A round to store, a final answer, or `undefined`: look again once this attempt has been stored. */
  decide(request: BetRequest, player: Player | undefined): Round | AcceptedBet | undefined {
    if (player === undefined) return { kind: 'refused', refusal: new Refusal('session.ended') };
    const { session, knownRoundId } = player;
    const limited = refusalThrownBy(() => this.#deps.limitPlayer(playerLimitKey(session)));
    if (limited !== undefined) return { kind: 'refused', refusal: limited };
    if (knownRoundId !== undefined) return { kind: 'known', roundId: knownRoundId, session };
    if (request.isAuto && !session.allowsAutoplay) {
      return { kind: 'refused', refusal: new Refusal('autoplay.forbidden') };
    }
    const title = this.#deps.titles.find(session.gameId);
    // Flights that are shared take their bets by a call of their own.
    if (title === undefined || title.playable.isShared) {
      return { kind: 'refused', refusal: new Refusal('game.unavailable') };
    }
    const bet = title.playable.parseBet(request.parameters);
    if (!bet.ok) {
      return { kind: 'refused', refusal: new Refusal('round.parameters.invalid', { field: 'parameters' }) };
    }
    if (isFeatureBought(bet.value.parameters) && !session.allowsFeatureBuy) {
      return { kind: 'refused', refusal: new Refusal('feature.buy.forbidden') };
    }
    const wager = readWager(bet.value, request.stakeMinor, session.limits);
    if (wager instanceof Refusal) return { kind: 'refused', refusal: wager };
    const key = `${session.merchantId}/${player.betKey.toString('latin1')}`;
    if (this.#keys.has(key)) return undefined;
    this.#keys.add(key);
    return this.#play(player, bet.value, wager);
  }

  steps(): readonly NonceStep[] {
    return Array.from(this.#steps.values(), ({ step }) => step);
  }

  #play({ session, seed, betKey }: Player, bet: TitleBet, wager: Wager): Round {
    const held = this.#steps.get(seed.seedId);
    const serverSeed = held?.serverSeed ?? this.#deps.openServerSeed(session, seed);
    const nonce = held?.step.nextNonce ?? seed.nextNonce;
    const { merchantId, playerId } = session;
    const { seedId, clientSeed, serverSeedHash } = seed;
    const step = { merchantId, playerId, seedId, expectedNonce: seed.nextNonce, nextNonce: nonce + 1 };
    this.#steps.set(seedId, { step, serverSeed });
    const played = bet.play(wager, [], roundStream(serverSeed, clientSeed, nonce, nodeHmac));
    assert(played.kind !== 'illegal', 'a bet without decisions can be played');
    const round: Round = {
      merchantId,
      playerId,
      seedId,
      clientSeed,
      serverSeedHash,
      nonce,
      roundId: newId('round', this.#deps.clock, this.#deps.random),
      gameId: session.gameId,
      betKey,
      currencyCode: session.currencyCode,
      stakeMinor: wager.stakeMinor,
      maxWinMinor: wager.maxWinMinor,
      ...outcomeOf(played),
      parameters: bet.parameters,
      extraStakeMinor: zeroMinor,
      placedAt: this.#placedAt,
    };
    this.rounds.push({ round, tokenHash: session.tokenHash });
    return round;
  }
}

/** What is fixed of a round when it is stored. One that waits for its player follows from its seeds and decisions. */
function outcomeOf(
  played: PlayedRound<EngineEvent> | WaitingRound<EngineEvent>,
): Pick<Round, 'payoutMinor' | 'events' | 'decisions'> {
  return played.kind === 'over'
    ? { payoutMinor: played.payoutMinor, events: played.events, decisions: null }
    : { payoutMinor: zeroMinor, events: [], decisions: [] };
}

/** Inside a batch one bet's refusal must not become the others'. */
function refusalThrownBy(work: () => void): Refusal | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
