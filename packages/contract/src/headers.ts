/** The request headers that carry meaning, in the spelling the documentation uses. */
export const headerNames = {
  authorization: 'Authorization',
  /** An operator's session; a member's travels in `Authorization`, so that neither is ever taken for the other. */
  operatorToken: 'Operator-Token',
  /** `1` on calls of the console that nobody's hand has asked for: they do not keep an operator's session alive. */
  background: 'Background',
  merchant: 'Merchant',
  module: 'Module',
  language: 'Language',
  encryption: 'Encryption',
  device: 'Device',
  idempotencyKey: 'Idempotency-Key',
  captchaId: 'Captcha-Id',
  vendor: 'Vendor',
  timestamp: 'Timestamp',
  signature: 'Signature',
  lastEventId: 'Last-Event-ID',
} as const;

/** An idempotency key: chosen by the client before it sends, at least 16 characters so that two never meet. */
export const idempotencyKeyPattern = '^[A-Za-z0-9_-]{16,64}$';

/** The language cookie, so that the server renders the first page in the chosen language. */
export const languageCookie = 'wau_language';
