import { type Static, Type } from 'typebox';
import type { ErrorCode } from '../error-codes.ts';
import type { VendorRefusal } from './vendor-refusal.ts';

/**
 * A seamless wallet whose calls are signed HMAC-SHA256 over the bytes of the body, and whose bets and wins come in ordered
 * lists of which all or none is carried out. The words are the protocol's own and not ours: both sides translate.
 * `docs/vendors/hmac-wallet.md` tells it to whoever implements one side.
 */
export const hmacWalletProtocol = 'hmac-wallet';

/** Hexadecimal text of the signature. */
export const hmacSignatureHeader = 'Request-Sign';

export const hmacWalletOperations = ['info', 'balance', 'play', 'rollback'] as const;

export type HmacWalletOperation = (typeof hmacWalletOperations)[number];

export function hmacWalletPath(vendorCode: string, operation: HmacWalletOperation): string {
  return `/vendor/${hmacWalletProtocol}/${vendorCode}/${operation}`;
}

/** Most actions of one call. */
const maximumActions = 20;

/** Our refusals as the protocol's numbers. */
export const hmacWalletCodes = {
  'balance.insufficient': 100,
  'vendor.player.unknown': 101,
  'launch.token.invalid': 102,
  'vendor.token.expired': 102,
  'play.limit.stake': 105,
  'play.limit.loss': 105,
  'play.limit.time': 105,
  'play.check.due': 105,
  'stake.above.maximum': 106,
  'feature.buy.forbidden': 108,
  'game.unknown': 107,
  'game.unavailable': 107,
  'region.restricted': 153,
  'currency.mismatch': 154,
  'idempotency.conflict': 155,
  'request.invalid': 400,
  'request.body.too.large': 400,
  'vendor.unknown': 403,
  'vendor.signature.wrong': 403,
  'vendor.bet.unknown': 404,
  'vendor.timestamp.stale': 408,
  'vendor.bet.rolled.back': 409,
  'vendor.round.ended': 410,
  'vendor.bet.settled': 411,
  'server.failed': 500,
  'server.overloaded': 503,
} as const satisfies Record<VendorRefusal, number> & Partial<Record<ErrorCode, number>>;

export type HmacWalletCode = (typeof hmacWalletCodes)[keyof typeof hmacWalletCodes];

/** The HTTP status of an answer with a code: those that are one stand for themselves. */
export function hmacWalletHttpStatus(code: HmacWalletCode): number {
  if (code < 400) return 422;
  return code === 410 || code === 411 ? 422 : code;
}

const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[!-~]+$' });
const Whole = Type.BigInt({ minimum: 0n });
/** What is signed names its operation, so that nobody on the way can send it to the address of another one. */
const signedFor = <Operation extends HmacWalletOperation>(operation: Operation) => ({
  operation: Type.Literal(operation),
  /** Milliseconds since 1970 when the request was signed; another one for each repetition. */
  sentAt: Whole,
});
/** Whose player it is. */
const base = { brand: Name, player: Name };
const Session = Type.String({ minLength: 1, maxLength: 128 });
const Round = { round: Name, game: Type.String({ minLength: 1, maxLength: 60 }) };

const HmacWalletAction = Type.Object({
  action: Type.Union([Type.Literal('bet'), Type.Literal('win')]),
  id: Name,
  /** In the currency's smallest unit. */
  amount: Whole,
  /** Of a bet: the amount is the price of a feature. */
  featureBuy: Type.Optional(Type.Boolean()),
});

/** What is in addition in a body is not looked at, so that a vendor may send what others ask for. */
export const hmacWalletBodies = {
  info: Type.Object({ ...signedFor('info'), token: Session }),
  balance: Type.Object({
    ...signedFor('balance'),
    ...base,
    session: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  play: Type.Object({
    ...signedFor('play'),
    ...base,
    ...Round,
    /** Needed for bets; wins are paid without one. */
    session: Type.Optional(Session),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    actions: Type.Array(HmacWalletAction, { maxItems: maximumActions }),
    /** The round ends with this call, which may hold no action at all. */
    finished: Type.Boolean(),
  }),
  rollback: Type.Object({
    ...signedFor('rollback'),
    ...base,
    ...Round,
    actions: Type.Array(Type.Object({ id: Name, original: Name }), { minItems: 1, maxItems: maximumActions }),
  }),
};

export type HmacWalletBody<Operation extends HmacWalletOperation> = Static<
  (typeof hmacWalletBodies)[Operation]
>;

export const HmacWalletBalance = Type.Object({ balance: Type.BigInt(), currency: Type.String() });

export const HmacWalletFailure = Type.Object({
  code: Type.BigInt(),
  balance: Type.Optional(Type.BigInt()),
});

export const HmacWalletInfo = Type.Object({
  brand: Type.String(),
  player: Type.String(),
  session: Type.String(),
  name: Type.String(),
  game: Type.String(),
  language: Type.String(),
  theme: Type.String(),
  currency: Type.String(),
  balance: Type.BigInt(),
  limits: Type.Object({ minStake: Type.BigInt(), maxStake: Type.BigInt(), maxWin: Type.BigInt() }),
  autoplay: Type.Boolean(),
  featureBuy: Type.Boolean(),
  demo: Type.Boolean(),
});
