import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { gameIdPattern } from '../../ids.ts';
import { type LanguageCode, languageCodes } from '../../languages.ts';
import {
  CurrencyText,
  Exact,
  IdText,
  LanguageText,
  MerchantText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  Page,
  PageQuery,
  PositiveMinorText,
  StakeLimits,
} from '../../schema.ts';

/** The seed pair in use: the commitment, never the seed itself. */
const ActiveSeed = Exact({
  seedId: IdText('seed'),
  serverSeedHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  clientSeed: Type.String(),
  nextNonce: Type.Integer({ minimum: 0 }),
  /** Commits to the server seed of the next pair before its client seed is chosen, so that neither side can fit its own. */
  nextServerSeedHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});

const RevealedSeed = Exact({
  seedId: IdText('seed'),
  serverSeed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  serverSeedHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  clientSeed: Type.String(),
  rounds: Type.Integer({ minimum: 0 }),
});

/** 1 to 64 of `A-Z a-z 0-9 . _ -`; anything else is told by a code of its own. */
const ClientSeed = Type.String({ maxLength: 256 });

const roundStatuses = ['open', 'waiting', 'settled', 'refunded'] as const;

/** What the player of a round may decide now. */
const OpenDecision = Exact({
  /** How many decisions were taken before; sent back with the next one. */
  step: Type.Integer({ minimum: 0 }),
  choices: Type.Array(
    Exact({
      kind: Type.String(),
      /** What it costs beyond what is staked already. */
      extraStakeMinor: MinorText,
    }),
  ),
  /** Then the published rule of the game decides. */
  decideUntil: Moment,
});

/**
 * A round as its player sees it: the ordered events that the client plays back. While it is `open` (the wallet's
 * answer is being found out) it shows neither events nor payout. While it is `waiting` for its player it shows what has
 * happened so far and what may be decided; only lists leave that out.
 */
const RoundView = Exact({
  roundId: IdText('round'),
  gameId: Type.String(),
  status: OneOf(roundStatuses),
  /** All that is staked on it, what decisions have cost included. */
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  parameters: Type.Unknown(),
  events: Type.Array(Type.Unknown()),
  decision: Type.Union([OpenDecision, Type.Null()]),
  seedId: IdText('seed'),
  serverSeedHash: Type.String(),
  clientSeed: Type.String(),
  nonce: Type.Integer(),
  /** Balance after the round where this answer settled it; `null` in lists. */
  balanceMinor: MinorTextOrNull,
  placedAt: Moment,
});

const playerErrors = ['session.missing', 'session.ended'] as const;

export const openPlay = defineCall({
  name: 'openPlay',
  method: 'POST',
  path: '/studio/api/play',
  caller: 'visitor',
  summary: 'Exchanges a launch token for a play session and all that the game needs before the first bet',
  body: Exact({ launchToken: Type.String({ minLength: 1, maxLength: 128 }) }),
  value: Exact({
    playToken: Type.String(),
    displayName: Type.String(),
    merchantCode: MerchantText,
    language: LanguageText,
    themeName: Type.String(),
    currencyCode: CurrencyText,
    balanceMinor: MinorText,
    gameId: Type.String(),
    limits: StakeLimits,
    /** Whether rounds may play by themselves; some markets forbid it. */
    allowsAutoplay: Type.Boolean(),
    /** Whether features may be bought; some markets forbid it. */
    allowsFeatureBuy: Type.Boolean(),
    /** Whether the player plays with play money on a free trial. */
    isTrial: Type.Boolean(),
    seed: ActiveSeed,
    unfinishedRound: Type.Union([RoundView, Type.Null()]),
  }),
  errors: ['launch.token.invalid', 'game.unknown', 'game.unavailable', 'network.upstream.failed'],
});

/** A text in every language. */
const SpokenText = Type.Unsafe<Readonly<Record<LanguageCode, string>>>(
  Exact(Object.fromEntries(languageCodes.map((language) => [language, Type.String()]))),
);

/** What a title is worth over very many rounds, without the limit on wins; shares are decimal texts in per cent. */
const TitleFigures = Exact({
  method: OneOf(['exact', 'simulated']),
  confidence: Type.Optional(
    Exact({
      rounds: Type.Integer(),
      seed: Type.Integer(),
      levelPercent: Type.Number(),
      halfWidthPercent: Type.String(),
    }),
  ),
  ways: Type.Array(
    Exact({
      way: Type.String(),
      returnPercent: Type.String(),
      hitRatePercent: Type.String(),
      standardDeviation: Type.Number(),
      largestWin: Type.Number(),
      largestWinIs: OneOf(['reached', 'bound', 'seen']),
    }),
  ),
});

export const getTitle = defineCall({
  name: 'getTitle',
  method: 'GET',
  path: '/studio/api/titles/:gameId',
  caller: 'visitor',
  summary: 'What a title is and what its engine plays: enough to show its rules and to recompute its rounds',
  params: Exact({ gameId: Type.String({ pattern: gameIdPattern }) }),
  value: Exact({
    gameId: Type.String(),
    engine: Type.String(),
    theme: Type.String(),
    names: SpokenText,
    descriptions: SpokenText,
    mathematics: Type.Unknown(),
    figures: TitleFigures,
  }),
  errors: ['game.unknown'],
});

export const listTitles = defineCall({
  name: 'listTitles',
  method: 'GET',
  path: '/studio/api/titles',
  caller: 'visitor',
  summary: 'The titles that the studio has, in the order of their names’ ids',
  value: Exact({
    list: Type.Array(Exact({ gameId: Type.String(), engine: Type.String(), names: SpokenText })),
  }),
  errors: [],
});

export const getPlayBalance = defineCall({
  name: 'getPlayBalance',
  method: 'GET',
  path: '/studio/api/balance',
  caller: 'player',
  summary: "The player's balance at the operator",
  value: Exact({ balanceMinor: MinorText, currencyCode: CurrencyText }),
  errors: [...playerErrors, 'network.upstream.failed'],
});

export const placeBet = defineCall({
  name: 'placeBet',
  method: 'POST',
  path: '/studio/api/bets',
  caller: 'player',
  idempotent: true,
  summary:
    'Stakes and plays one round; the answer holds its events. Repeated with the same key: the same round',
  body: Exact({
    stakeMinor: PositiveMinorText,
    parameters: Type.Unknown(),
    /** The client places it by itself, without a tap for this round. */
    isAuto: Type.Optional(Type.Boolean()),
  }),
  value: RoundView,
  errors: [
    ...playerErrors,
    'autoplay.forbidden',
    'feature.buy.forbidden',
    'idempotency.missing',
    'idempotency.conflict',
    'stake.below.minimum',
    'stake.above.maximum',
    'stake.step.wrong',
    'round.parameters.invalid',
    'round.pending',
    'balance.insufficient',
    'play.limit.stake',
    'play.limit.loss',
    'play.limit.time',
    'play.check.due',
    'game.unavailable',
    'network.upstream.failed',
  ],
});

export const decideRound = defineCall({
  name: 'decideRound',
  method: 'POST',
  path: '/studio/api/rounds/:roundId/decisions',
  caller: 'player',
  summary: 'Takes a decision in a round that waits for one. Repeated with the same step: the same decision',
  params: Exact({ roundId: IdText('round') }),
  body: Exact({ step: Type.Integer({ minimum: 0, maximum: 1_000 }), decision: Type.Unknown() }),
  value: RoundView,
  errors: [
    ...playerErrors,
    'round.unknown',
    'round.pending',
    'round.moved.on',
    'round.decision.illegal',
    'balance.insufficient',
    'play.limit.stake',
    'play.limit.loss',
    'play.limit.time',
    'play.check.due',
    'game.unavailable',
    'network.upstream.failed',
  ],
});

export const getRound = defineCall({
  name: 'getRound',
  method: 'GET',
  path: '/studio/api/rounds/:roundId',
  caller: 'player',
  summary: 'A round of the player as it stands now',
  params: Exact({ roundId: IdText('round') }),
  value: RoundView,
  errors: [...playerErrors, 'round.unknown', 'network.upstream.failed'],
});

export const finishRound = defineCall({
  name: 'finishRound',
  method: 'POST',
  path: '/studio/api/rounds/:roundId/finish',
  caller: 'player',
  summary: 'The client has played the round back to its end, so it is not resumed again',
  params: Exact({ roundId: IdText('round') }),
  value: Type.Null(),
  errors: [...playerErrors, 'round.unknown'],
});

export const listRounds = defineCall({
  name: 'listRounds',
  method: 'GET',
  path: '/studio/api/rounds',
  caller: 'player',
  summary: "The player's rounds of this game, newest first",
  query: Exact({ ...PageQuery }),
  value: Page(RoundView),
  errors: [...playerErrors, 'network.upstream.failed'],
});

export const rotateSeed = defineCall({
  name: 'rotateSeed',
  method: 'POST',
  path: '/studio/api/seeds/rotate',
  caller: 'player',
  summary:
    'Reveals the server seed in use and commits to a new one, with a client seed of the player’s choice',
  body: Exact({ clientSeed: ClientSeed }),
  value: Exact({ revealed: RevealedSeed, active: ActiveSeed }),
  errors: [...playerErrors, 'client.seed.invalid', 'seed.in.use', 'network.upstream.failed'],
});

export const listSeeds = defineCall({
  name: 'listSeeds',
  method: 'GET',
  path: '/studio/api/seeds',
  caller: 'player',
  summary: 'The active seed pair and the revealed ones, newest first',
  query: Exact({ ...PageQuery }),
  value: Exact({
    active: ActiveSeed,
    list: Type.Array(RevealedSeed),
    nextCursor: Type.Optional(Type.String()),
  }),
  errors: [...playerErrors, 'network.upstream.failed'],
});

export const getRoundProof = defineCall({
  name: 'getRoundProof',
  method: 'GET',
  path: '/studio/api/rounds/:roundId/proof',
  caller: 'visitor',
  summary:
    'What is needed to recompute a round: commitment, client seed, nonce, parameters, recorded events, and the server seed once revealed. Names no player',
  params: Exact({ roundId: IdText('round') }),
  value: Exact({
    roundId: IdText('round'),
    gameId: Type.String(),
    status: OneOf(['settled', 'refunded'], { description: 'Refunded: no stake is held, nothing was paid' }),
    stakeMinor: MinorText,
    /** What the outcome pays by the rules; of a refunded round it was not paid. */
    payoutMinor: MinorText,
    maxWinMinor: MinorText,
    currencyCode: CurrencyText,
    parameters: Type.Unknown(),
    events: Type.Array(Type.Unknown()),
    /** What the player has decided, in order; empty where there was nothing to decide. */
    decisions: Type.Array(Type.Unknown()),
    /** What decisions have cost beyond the stake. */
    extraStakeMinor: MinorText,
    seedId: IdText('seed'),
    serverSeedHash: Type.String(),
    serverSeed: Type.Union([Type.String(), Type.Null()]),
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    placedAt: Moment,
  }),
  errors: ['round.unknown'],
});
