/**
 * Every error code with its HTTP status. Codes are stable: clients switch on them, never on the text.
 * A code states the violated fact. The list only grows; a code that is no longer sent keeps its line.
 */
export const errorStatuses = {
  // The request itself.
  'request.path.unknown': 404,
  'request.method.wrong': 405,
  'request.json.invalid': 400,
  'request.body.too.large': 413,
  'request.content.type.wrong': 415,
  'request.invalid': 400,
  'rate.limited': 429,
  'server.overloaded': 503,
  'server.stopping': 503,
  'server.failed': 500,
  'network.upstream.failed': 502,
  // Merchant, module, session.
  'merchant.unknown': 404,
  'module.missing': 400,
  'module.wrong': 400,
  'module.unavailable': 403,
  'session.missing': 401,
  'session.ended': 401,
  'access.denied': 403,
  // Encrypted payloads.
  'encryption.required': 400,
  'encryption.invalid': 400,
  'encryption.key.unknown': 400,
  'encryption.replayed': 409,
  // Login and registration.
  'login.failed': 401,
  'login.too.many': 429,
  'captcha.required': 400,
  'captcha.wrong': 400,
  'register.field.invalid': 400,
  'register.confirm.mismatch': 400,
  'register.username.taken': 409,
  'register.too.many': 429,
  // Money commands.
  'idempotency.missing': 400,
  'idempotency.conflict': 409,
  'balance.insufficient': 402,
  'currency.mismatch': 409,
  'account.unknown': 404,
  'deposit.method.unknown': 404,
  'deposit.amount.below.minimum': 400,
  'deposit.amount.above.maximum': 400,
  'deposit.unknown': 404,
  'deposit.not.pending': 409,
  'deposit.too.many.open': 409,
  'payment.unknown': 404,
  'payment.decided': 409,
  'callback.signature.wrong': 401,
  'callback.stale': 401,
  'callback.mismatch': 409,
  'provider.unreachable': 502,
  // Games and rounds.
  'game.unknown': 404,
  'game.unavailable': 403,
  'launch.token.invalid': 401,
  'stake.below.minimum': 400,
  'stake.above.maximum': 400,
  'stake.step.wrong': 400,
  'round.parameters.invalid': 400,
  'round.unknown': 404,
  'round.pending': 409,
  'seed.unknown': 404,
  'seed.not.revealed': 409,
  'seed.in.use': 409,
  'client.seed.invalid': 400,
  // The vendor protocol.
  'vendor.unknown': 401,
  'vendor.signature.wrong': 401,
  'vendor.timestamp.stale': 401,
  'vendor.token.expired': 401,
  'vendor.player.unknown': 404,
  'vendor.bet.unknown': 404,
  'vendor.bet.rolled.back': 409,
  'vendor.bet.settled': 409,
  'vendor.round.ended': 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as readonly ErrorCode[];

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatuses, text);
}
