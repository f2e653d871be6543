import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { type AccountId, houseAccountId } from '@wau/ledger/account-id';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';

const betSources = ['vendor', 'lottery', 'sports'] as const;

export type BetSource = (typeof betSources)[number];

/** Names a bet: the kind of source, who runs it there, and the name that one gave it, which is text of theirs. */
export interface BetKey {
  readonly merchantCode: MerchantCode;
  readonly source: BetSource;
  /** A vendor's code, a lottery's, a bookmaker's. */
  readonly provider: string;
  /** Printable, without spaces, at most 128 characters. */
  readonly externalKey: string;
}

/** A bet that is placed, with what its source knows of the result at once. */
export interface NewBet extends BetKey {
  readonly memberId: MemberId;
  readonly gameId: string;
  readonly category: string;
  readonly currencyCode: CurrencyCode;
  /** Zero for a free spin. */
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
  readonly status: 'open' | 'settled';
  /** The transaction that placed it, where no stake moved and the ledger knows of none. */
  readonly transactionKey: string | undefined;
}

/**
 * `staked`: a further stake; `paid`: part of a win; `settled`: the result; `refunded`: stakes that the source gave back;
 * `reversed`: what stood no longer does; `voided`: the whole bet is cancelled.
 */
export type SettlementKind = 'staked' | 'paid' | 'settled' | 'refunded' | 'reversed' | 'voided';

export type BetStatus = 'open' | 'settled' | 'refunded';

/** How a bet stands: what was placed and all that came later. */
export interface BetStanding {
  readonly merchant_id: MerchantCode;
  readonly source: BetSource;
  readonly provider: string;
  readonly external_key: string;
  readonly member_id: MemberId;
  readonly game_id: string;
  readonly category: string;
  readonly currency: CurrencyCode;
  readonly transaction_key: string | null;
  readonly stake_minor: Minor;
  /** Stakes given back; all of them are when the bet is refunded. */
  readonly refunded_minor: Minor;
  readonly payout_minor: Minor;
  readonly turnover_minor: Minor;
  /** What should have been taken back from the wallet and was not there. */
  readonly receivable_minor: Minor;
  /** The part of what was given back that a void gave back. */
  readonly voided_minor: Minor;
  readonly status: BetStatus;
  /** Of the latest settlement; null before the first. */
  readonly last_kind: SettlementKind | null;
  /** How many settlements it has. */
  readonly step: number;
}

/** A bet's name as one text; the last part may contain anything. */
export function betKeyText({ source, provider, externalKey }: Omit<BetKey, 'merchantCode'>): string {
  return `${source}:${provider}:${externalKey}`;
}

/** Reads what `betKeyText` writes; `undefined` for what names no bet. */
export function parseBetKeyText(text: string): Omit<BetKey, 'merchantCode'> | undefined {
  const [, source, provider, externalKey] =
    /^(vendor|lottery|sports):([^:]+):([!-~]{1,128})$/.exec(text) ?? [];
  return source === undefined || provider === undefined || externalKey === undefined
    ? undefined
    : { source: source as BetSource, provider, externalKey };
}

const houseSections: Readonly<Record<BetSource, string>> = {
  vendor: 'games',
  lottery: 'lottery',
  sports: 'sports',
};

/** The house's side of a game's bets. */
export function betHouseAccount({
  source,
  provider,
  gameId,
}: Pick<BetKey, 'source' | 'provider'> & { readonly gameId: string }): AccountId {
  return houseAccountId(houseSections[source], provider, gameId);
}

/** The game whose bets an account of the house takes; `undefined` for any other account. */
export function gameOfHouseAccount(
  accountId: AccountId,
): { readonly source: BetSource; readonly vendorCode: string; readonly gameId: string } | undefined {
  const [owner, section, vendorCode, gameId] = accountId.split(':');
  const [source] = betSources.filter((known) => houseSections[known] === section);
  return owner === 'house' && source !== undefined && vendorCode !== undefined && gameId !== undefined
    ? { source, vendorCode, gameId }
    : undefined;
}
