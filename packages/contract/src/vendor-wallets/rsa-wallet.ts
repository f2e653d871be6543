import { type Static, Type } from 'typebox';
import type { ErrorCode } from '../error-codes.ts';
import type { VendorRefusal } from './vendor-refusal.ts';

/**
 * A seamless wallet whose calls are signed RSA-SHA256 over the bytes of the body. The words are the protocol's own and
 * not ours: both sides translate. `docs/vendors/rsa-wallet.md` tells it to whoever implements one side.
 */
export const rsaWalletProtocol = 'rsa-wallet';

/** Base64 of the signature. */
export const rsaSignatureHeader = 'Wallet-Signature';

/** Amounts are whole numbers of this part of a currency's unit. */
const amountDigits = 5;

export const rsaWalletOperations = ['info', 'balance', 'bet', 'win', 'rollback'] as const;

export type RsaWalletOperation = (typeof rsaWalletOperations)[number];

export function rsaWalletPath(vendorCode: string, operation: RsaWalletOperation): string {
  return `/vendor/${rsaWalletProtocol}/${vendorCode}/${operation}`;
}

/** An amount of the protocol, of one in a currency's smallest unit. */
export function scaledAmount(amountMinor: bigint, exponent: number): bigint {
  return amountMinor * 10n ** BigInt(amountDigits - exponent);
}

/** The other way; `undefined` for what is no whole number of the smallest unit. */
export function unscaledAmount(amount: bigint, exponent: number): bigint | undefined {
  const factor = 10n ** BigInt(amountDigits - exponent);
  const amountMinor = amount / factor;
  return amountMinor * factor === amount ? amountMinor : undefined;
}

/** Our refusals in the protocol's words. Those that name no code of ours are about the request itself. */
export const rsaWalletStatuses = {
  'launch.token.invalid': 'ERROR_TOKEN',
  'vendor.token.expired': 'ERROR_TOKEN',
  'vendor.unknown': 'ERROR_SIGNATURE',
  'vendor.signature.wrong': 'ERROR_SIGNATURE',
  'vendor.timestamp.stale': 'ERROR_TIME',
  'vendor.player.unknown': 'ERROR_USER',
  'balance.insufficient': 'ERROR_FUNDS',
  'stake.above.maximum': 'ERROR_LIMIT',
  'play.limit.stake': 'ERROR_PLAYER_LIMIT',
  'play.limit.loss': 'ERROR_PLAYER_LIMIT',
  'play.limit.time': 'ERROR_PLAYER_LIMIT',
  'play.check.due': 'ERROR_PLAYER_LIMIT',
  'feature.buy.forbidden': 'ERROR_FEATURE_BUY',
  'idempotency.conflict': 'ERROR_DUPLICATE',
  'currency.mismatch': 'ERROR_CURRENCY',
  'game.unknown': 'ERROR_GAME',
  'game.unavailable': 'ERROR_GAME_CLOSED',
  'vendor.bet.rolled.back': 'ERROR_ROLLED_BACK',
  'vendor.bet.settled': 'ERROR_SETTLED',
  'vendor.bet.unknown': 'ERROR_TRANSACTION',
  'vendor.round.ended': 'ERROR_ROUND_CLOSED',
  'request.invalid': 'ERROR_SYNTAX',
  'request.body.too.large': 'ERROR_SYNTAX',
  'server.overloaded': 'ERROR_BUSY',
  'server.failed': 'ERROR_UNKNOWN',
} as const satisfies Record<VendorRefusal, string> & Partial<Record<ErrorCode, string>>;

const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[!-~]+$' });
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Whole = Type.BigInt({ minimum: 0n });
/** What is signed names its operation, so that nobody on the way can send it to the address of another one. */
const signedFor = <Operation extends RsaWalletOperation>(operation: Operation) => ({
  operation: Type.Literal(operation),
  /** Milliseconds since 1970 when the request was signed; another one for each repetition. */
  sentAt: Whole,
});
/** Whose player it is. */
const base = { operator: Name, user: Name };
const Round = { round: Name, game: Type.String({ minLength: 1, maxLength: 60 }) };
const Money = {
  transaction: Uuid,
  ...Round,
  roundClosed: Type.Boolean(),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  amount: Whole,
};

/** What is in addition in a body is not looked at, so that a vendor may send what others ask for. */
export const rsaWalletBodies = {
  info: Type.Object({ ...signedFor('info'), token: Type.String({ minLength: 1, maxLength: 128 }) }),
  balance: Type.Object({
    ...signedFor('balance'),
    ...base,
    session: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  bet: Type.Object({
    ...signedFor('bet'),
    ...base,
    ...Money,
    session: Type.String({ minLength: 1, maxLength: 128 }),
    /** The amount is the price of a feature. */
    featureBuy: Type.Optional(Type.Boolean()),
  }),
  win: Type.Object({ ...signedFor('win'), ...base, ...Money, reference: Type.Optional(Uuid) }),
  rollback: Type.Object({ ...signedFor('rollback'), ...base, ...Round, transaction: Uuid, reference: Uuid }),
};

export type RsaWalletBody<Operation extends RsaWalletOperation> = Static<(typeof rsaWalletBodies)[Operation]>;

export const RsaWalletAnswer = Type.Object({
  status: Type.String(),
  user: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  balance: Type.Optional(Type.BigInt()),
});

/** What `info` answers in addition. */
export const RsaWalletInfo = Type.Object({
  status: Type.Literal('OK'),
  operator: Type.String(),
  user: Type.String(),
  session: Type.String(),
  name: Type.String(),
  game: Type.String(),
  language: Type.String(),
  theme: Type.String(),
  currency: Type.String(),
  balance: Type.BigInt(),
  minStake: Type.BigInt(),
  maxStake: Type.BigInt(),
  maxWin: Type.BigInt(),
  autoplay: Type.Boolean(),
  featureBuy: Type.Boolean(),
  playMoney: Type.Boolean(),
});
