declare const idBrand: unique symbol;

/** Every entity whose id leaves the server, with the prefix that its ids carry. The list only grows. */
export const idPrefixes = {
  member: 'mbr',
  session: 'ses',
  deposit: 'dep',
  payment: 'pay',
  payout: 'pyo',
  fundTransfer: 'ftr',
  launch: 'lch',
  player: 'ply',
  seed: 'sed',
  round: 'rnd',
  captcha: 'cap',
  banner: 'bnr',
  transaction: 'vtx',
  message: 'msg',
  feedback: 'fbk',
  outgoingMessage: 'omg',
  verificationCode: 'vcd',
  request: 'req',
  transfer: 'trf',
  passkey: 'psk',
  bankCard: 'bcd',
  operator: 'opr',
  operatorSession: 'ops',
  reward: 'rwd',
  conversation: 'cnv',
  withdrawal: 'wdl',
  clubClaim: 'clb',
  rebateClaim: 'rbt',
  uplineTransfer: 'utr',
  referral: 'rfr',
  playLimitChange: 'plc',
  playPause: 'pps',
  memberNote: 'mnt',
  adjustment: 'adj',
  operatorInvitation: 'oin',
  stuckRound: 'stk',
  finding: 'fnd',
  gameSwitchPlan: 'gsp',
  lotteryOrder: 'lto',
  openingLink: 'opl',
  teamRebate: 'trb',
  teamNotice: 'tno',
  downlineTransfer: 'dtr',
  redRain: 'rrn',
  affiliateStatement: 'afs',
  commissionRun: 'crn',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** An id of one kind of entity: prefix, underscore, 26 characters of Crockford base32 that sort by time. */
export type Id<Kind extends IdKind> = string & { readonly [idBrand]: Kind };

export type MemberId = Id<'member'>;
export type SessionId = Id<'session'>;
export type DepositId = Id<'deposit'>;
export type PaymentId = Id<'payment'>;
export type PayoutId = Id<'payout'>;
export type FundTransferId = Id<'fundTransfer'>;
export type SeedId = Id<'seed'>;
export type RoundId = Id<'round'>;
export type PasskeyId = Id<'passkey'>;
export type BankCardId = Id<'bankCard'>;
export type MessageId = Id<'message'>;
export type OperatorId = Id<'operator'>;
export type OperatorSessionId = Id<'operatorSession'>;
export type OperatorInvitationId = Id<'operatorInvitation'>;
export type FeedbackId = Id<'feedback'>;
export type ConversationId = Id<'conversation'>;
export type RewardId = Id<'reward'>;
export type WithdrawalId = Id<'withdrawal'>;
export type ClubClaimId = Id<'clubClaim'>;
export type RebateClaimId = Id<'rebateClaim'>;
export type UplineTransferId = Id<'uplineTransfer'>;
export type ReferralId = Id<'referral'>;
export type StuckRoundId = Id<'stuckRound'>;
export type FindingId = Id<'finding'>;
export type LotteryOrderId = Id<'lotteryOrder'>;
export type OpeningLinkId = Id<'openingLink'>;
export type TeamRebateId = Id<'teamRebate'>;
export type TeamNoticeId = Id<'teamNotice'>;
export type DownlineTransferId = Id<'downlineTransfer'>;
export type RedRainId = Id<'redRain'>;
export type AffiliateStatementId = Id<'affiliateStatement'>;
export type CommissionRunId = Id<'commissionRun'>;

declare const merchantBrand: unique symbol;

/** A merchant's immutable short code; the first column of every primary key. */
export type MerchantCode = string & { readonly [merchantBrand]: 'MerchantCode' };

export const merchantCodePattern = '^[a-z][a-z0-9]{1,15}$';

/** Reads a merchant code; `undefined` for text that cannot be one. */
export function parseMerchantCode(text: string): MerchantCode | undefined {
  return new RegExp(merchantCodePattern).test(text) ? (text as MerchantCode) : undefined;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Makes an id: 48 bits of time, then 80 random bits, so that ids of one kind sort by creation and an index
 * on them grows at its end. `randomBytes` must be 10 bytes of a cryptographic source, because some ids
 * (a round's proof) are shared by link.
 */
export function makeId<Kind extends IdKind>(kind: Kind, nowMs: number, randomBytes: Uint8Array): Id<Kind> {
  if (randomBytes.length !== 10) throw new RangeError('an id takes 10 random bytes');
  let time = '';
  let rest = nowMs;
  for (let i = 0; i < 10; i += 1) {
    const digit = rest - Math.floor(rest / 32) * 32;
    time = (alphabet[digit] ?? '') + time;
    rest = Math.floor(rest / 32);
  }
  let random = '';
  let bits = 0;
  let held = 0;
  for (const byte of randomBytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      random += alphabet[(held >>> bits) & 31] ?? '';
      held &= (1 << bits) - 1;
    }
  }
  return `${idPrefixes[kind]}_${time}${random}` as Id<Kind>;
}

/** The pattern that ids of a kind match, for schemas. */
export function idPattern(kind: IdKind): string {
  return `^${idPrefixes[kind]}_[0-9a-hjkmnp-tv-z]{26}$`;
}

/** Reads an id of a kind; `undefined` for anything else, another kind's id included. */
export function parseId<Kind extends IdKind>(kind: Kind, text: string): Id<Kind> | undefined {
  return new RegExp(idPattern(kind)).test(text) ? (text as Id<Kind>) : undefined;
}

declare const gameBrand: unique symbol;

/** What a vendor calls one of its games: stands in addresses, records and messages; never changes. */
export type GameId = string & { readonly [gameBrand]: 'GameId' };

export const gameIdPattern = '^[a-z0-9][a-z0-9-]{0,59}$';

/** Reads a game's id; `undefined` for text that cannot be one. */
export function parseGameId(text: string): GameId | undefined {
  return new RegExp(gameIdPattern).test(text) ? (text as GameId) : undefined;
}
