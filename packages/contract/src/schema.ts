import { currencyCodes } from '@wau/money/currency';
import { type TSchema, Type } from 'typebox';
import { type Id, type IdKind, idPattern, type MerchantCode, merchantCodePattern } from './ids.ts';
import { languageCodes } from './languages.ts';

/** An amount in minor units as it travels: base-10 digits, e.g. `"1250"`. May be negative. */
export const MinorText = Type.String({
  pattern: '^-?(0|[1-9][0-9]{0,18})$',
  description: 'Minor units, base 10',
});

/**
 * The same where there may be none. One schema of two types, because serialising a union tries its members one by one,
 * which took 2 % of the time of a bet.
 */
export const MinorTextOrNull = Type.Unsafe<string | null>({ ...MinorText, type: ['string', 'null'] });

/** An amount that a caller asks to move: more than zero. */
export const PositiveMinorText = Type.String({
  pattern: '^[1-9][0-9]{0,17}$',
  description: 'Minor units, base 10, more than zero',
});

/** A stake: what a caller asks to move, or nothing. */
export const StakeMinorText = Type.String({
  pattern: '^(0|[1-9][0-9]{0,17})$',
  description: 'Minor units, base 10, "0" for a free spin',
});

/** A moment, RFC 3339 in UTC. */
export const Moment = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,6})?Z$' });

/** A day where the merchant is. */
export const Day = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\d$',
  description: 'YYYY-MM-DD where the merchant is',
});

/** A period of whole days, both included; 93 at most. */
export const DaysQuery = { fromDay: Day, toDay: Day };

/** A file of comma-separated values, with a byte order mark before its first line. */
export const FileText = Type.String({ description: 'Comma-separated values in UTF-8' });

export const CurrencyText = OneOf(currencyCodes);

export const LanguageText = OneOf(languageCodes);

/** What a client calls something that it sends, so that it is stored once, however often it comes in. */
export const ClientIdText = Type.String({
  pattern: '^[A-Za-z0-9_-]{16,64}$',
  description: 'Chosen by the client; the same again means the same, sent once more',
});

export const MerchantText = Type.Unsafe<MerchantCode>(Type.String({ pattern: merchantCodePattern }));

/** The schema of an id of one kind. */
export function IdText<Kind extends IdKind>(kind: Kind) {
  return Type.Unsafe<Id<Kind>>(Type.String({ pattern: idPattern(kind) }));
}

interface Described {
  readonly description?: string;
}

/** One of these texts. */
export function OneOf<const Value extends string>(values: readonly Value[], options: Described = {}) {
  return Type.Unsafe<Value>(Type.String({ ...options, enum: [...values] }));
}

/** The same where there may be none. */
export function OneOfOrNull<const Value extends string>(values: readonly Value[], options: Described = {}) {
  return Type.Unsafe<Value | null>({ ...options, type: ['string', 'null'], enum: [...values, null] });
}

/** An object that refuses properties it does not name. */
export function Exact<Properties extends Record<string, TSchema>>(
  properties: Properties,
  options: Described = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** One page of a list; `nextCursor` is absent on the last. */
export function Page<Item extends TSchema>(item: Item) {
  return Exact({ list: Type.Array(item), nextCursor: Type.Optional(Type.String()) });
}

export const PageQuery = {
  cursor: Type.Optional(Type.String({ maxLength: 128 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** What an operator allows on a game; a win is a round's whole payout, the stake included. */
export const StakeLimits = Exact({
  minStakeMinor: MinorText,
  maxStakeMinor: MinorText,
  maxWinMinor: MinorText,
});
