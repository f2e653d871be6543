import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import type { ErrorCode } from '../../error-codes.ts';
import {
  CurrencyText,
  Exact,
  LanguageText,
  MerchantText,
  MinorText,
  OneOf,
  PositiveMinorText,
  StakeLimits,
  StakeMinorText,
} from '../../schema.ts';

/**
 * The seamless-wallet protocol: the operator's side of it. Every request is signed by the vendor
 * (`Vendor`, `Timestamp`, `Signature` headers). Every money call carries the vendor's own transaction id and
 * may be repeated with it: the stored answer comes back. A win and a rollback are accepted whatever became
 * of the player's session, a bet is not.
 */
const signatureErrors = ['vendor.unknown', 'vendor.signature.wrong', 'vendor.timestamp.stale'] as const;

const Player = {
  merchantCode: MerchantText,
  playerId: Type.String({ minLength: 1, maxLength: 64, description: "The operator's id of the player" }),
};

const BalanceValue = Exact({ balanceMinor: MinorText, currencyCode: CurrencyText });

/** A name that the vendor gave: printable, without spaces. */
const VendorId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[!-~]+$' });

const vendorPost = { method: 'POST', caller: 'vendor' } as const;

/** A player as a vendor gets to know him by a launch. */
export const launchedPlayer = {
  ...Player,
  sessionToken: Type.String({ description: 'Sent with each bet; ends with the player session' }),
  displayName: Type.String(),
  gameId: Type.String(),
  language: LanguageText,
  themeName: Type.String(),
  currencyCode: CurrencyText,
  /** The operator's settings of this game; they hold for the play session that this launch opens. */
  limits: StakeLimits,
  /** Whether the game may play rounds by itself; it is the vendor that sees to it. */
  allowsAutoplay: Type.Boolean(),
  /** Whether features may be bought, which some markets forbid; the wallet refuses bets that say they buy one otherwise. */
  allowsFeatureBuy: Type.Boolean(),
  /** Whether the player plays with play money on a free trial, which the game then says. */
  isTrial: Type.Boolean(),
};

export const vendorAuthenticate = defineCall({
  ...vendorPost,
  name: 'vendorAuthenticate',
  path: '/vendor/wallet/authenticate',
  summary: 'Exchanges a single-use launch token for the player it stands for',
  body: Exact({ launchToken: Type.String({ minLength: 1, maxLength: 128 }) }),
  value: Exact({ ...launchedPlayer, balanceMinor: MinorText }),
  errors: [...signatureErrors, 'launch.token.invalid'],
});

export const vendorBalance = defineCall({
  ...vendorPost,
  name: 'vendorBalance',
  path: '/vendor/wallet/balance',
  summary:
    'The balance that the player can stake. With a `sessionToken` it is refused once the player session has ended, so that a vendor can ask whether the player may still see anything',
  body: Exact({ ...Player, sessionToken: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })) }),
  value: BalanceValue,
  errors: [...signatureErrors, 'vendor.player.unknown', 'vendor.token.expired'],
});

const Bet = Exact({
  ...Player,
  sessionToken: Type.String({ minLength: 1, maxLength: 128 }),
  transactionId: VendorId,
  roundId: VendorId,
  gameId: Type.String({ minLength: 1, maxLength: 60 }),
  amountMinor: StakeMinorText,
  currencyCode: CurrencyText,
  win: Type.Optional(
    Exact(
      { transactionId: VendorId, amountMinor: PositiveMinorText },
      {
        description:
          'What the round has won already. It is paid in the transaction that takes the stake, as by a win with this id, and never without the stake; the answer is the balance after it',
      },
    ),
  ),
  endRound: Type.Optional(
    Type.Boolean({ description: 'The round ends with this: it will take and pay nothing more' }),
  ),
  buysFeature: Type.Optional(
    Type.Boolean({
      description: 'The stake is the price of a feature; refused where the market forbids that',
    }),
  ),
});

const betErrors = [
  'vendor.token.expired',
  'vendor.player.unknown',
  'vendor.bet.rolled.back',
  'vendor.round.ended',
  'balance.insufficient',
  'stake.above.maximum',
  'feature.buy.forbidden',
  'play.limit.stake',
  'play.limit.loss',
  'play.limit.time',
  'play.check.due',
  'currency.mismatch',
  'idempotency.conflict',
  'game.unknown',
  'game.unavailable',
] as const;

export const vendorBet = defineCall({
  ...vendorPost,
  name: 'vendorBet',
  path: '/vendor/wallet/bet',
  summary: 'Takes a stake. Refused without funds, without a live session, or after its rollback',
  body: Bet,
  value: BalanceValue,
  errors: [...signatureErrors, ...betErrors],
});

/** So many of the longest bets fit into the largest body that is read. */
export const maximumBetsPerCall = 100;

export const vendorBets = defineCall({
  ...vendorPost,
  name: 'vendorBets',
  path: '/vendor/wallet/bets',
  summary:
    'Many bets of any players in one signed call. Each is taken or refused for itself, as if it had come alone, and answered at its place',
  body: Exact({ bets: Type.Array(Bet, { minItems: 1, maxItems: maximumBetsPerCall }) }),
  value: Exact({
    answers: Type.Array(
      Type.Union([
        BalanceValue,
        Exact({
          errorCode: OneOf<ErrorCode>([...betErrors, 'request.invalid', 'server.overloaded']),
          balanceMinor: Type.Optional(MinorText),
        }),
      ]),
    ),
  }),
  errors: signatureErrors,
});

export const vendorWin = defineCall({
  ...vendorPost,
  name: 'vendorWin',
  path: '/vendor/wallet/win',
  summary: 'Pays out on a round that has a bet; with `endRound` it also closes the round',
  body: Exact({
    ...Player,
    transactionId: VendorId,
    roundId: VendorId,
    gameId: Type.String({ minLength: 1, maxLength: 60 }),
    amountMinor: PositiveMinorText,
    currencyCode: CurrencyText,
    endRound: Type.Boolean(),
  }),
  value: BalanceValue,
  errors: [
    ...signatureErrors,
    'vendor.player.unknown',
    'vendor.bet.unknown',
    'vendor.bet.rolled.back',
    'vendor.round.ended',
    'currency.mismatch',
    'idempotency.conflict',
  ],
});

export const vendorRollback = defineCall({
  ...vendorPost,
  name: 'vendorRollback',
  path: '/vendor/wallet/rollback',
  summary: 'Gives a stake back. Before its bet it leaves a tombstone, so that the late bet is refused',
  body: Exact({
    ...Player,
    transactionId: VendorId,
    betTransactionId: VendorId,
    roundId: VendorId,
    gameId: Type.String({ minLength: 1, maxLength: 60 }),
  }),
  value: BalanceValue,
  errors: [...signatureErrors, 'vendor.player.unknown', 'vendor.bet.settled', 'idempotency.conflict'],
});

export const vendorEndRound = defineCall({
  ...vendorPost,
  name: 'vendorEndRound',
  path: '/vendor/wallet/endRound',
  summary: 'Closes a round that won nothing (more)',
  body: Exact({ ...Player, roundId: VendorId, gameId: Type.String({ minLength: 1, maxLength: 60 }) }),
  value: BalanceValue,
  errors: [...signatureErrors, 'vendor.player.unknown', 'vendor.bet.unknown', 'vendor.bet.rolled.back'],
});
