import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
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

const roundStatuses = ['open', 'settled', 'refunded'] as const;

/**
 * A round as its player sees it: the ordered events that the client plays back. While it is `open` (the wallet's
 * answer is being found out) it shows neither events nor payout.
 */
const RoundView = Exact({
  roundId: IdText('round'),
  gameId: Type.String(),
  status: OneOf(roundStatuses),
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  parameters: Type.Unknown(),
  events: Type.Array(Type.Unknown()),
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
    /** Whether the player plays with play money on a free trial. */
    isTrial: Type.Boolean(),
    seed: ActiveSeed,
    unfinishedRound: Type.Union([RoundView, Type.Null()]),
  }),
  errors: ['launch.token.invalid', 'game.unknown', 'game.unavailable', 'network.upstream.failed'],
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
    'idempotency.missing',
    'idempotency.conflict',
    'stake.below.minimum',
    'stake.above.maximum',
    'stake.step.wrong',
    'round.parameters.invalid',
    'round.pending',
    'balance.insufficient',
    'game.unavailable',
    'network.upstream.failed',
  ],
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
    seedId: IdText('seed'),
    serverSeedHash: Type.String(),
    serverSeed: Type.Union([Type.String(), Type.Null()]),
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    placedAt: Moment,
  }),
  errors: ['round.unknown'],
});
