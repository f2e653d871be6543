import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import type { BetKey, BetSource, BetStatus, SettlementKind } from './bet.ts';
import type { BetCursor } from './bet-cursor.ts';

export interface BetRow {
  readonly source: BetSource;
  readonly provider: string;
  readonly external_key: string;
  readonly game_id: string;
  readonly game_name: string;
  readonly category: string;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly currency: CurrencyCode;
  readonly status: BetStatus;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
}

export interface BetFilter {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** Of the games' names. */
  readonly language: LanguageCode;
  /** Included. */
  readonly from: Date | undefined;
  /** Not included. */
  readonly to: Date | undefined;
  readonly gameId: string | undefined;
  readonly category: string | undefined;
  readonly status: BetStatus | undefined;
  readonly before: BetCursor | undefined;
  readonly limit: number;
}

/** What a bet's game is called in a language: a vendor's or a lottery; else its id. */
const gameNameIn = (language: string): string => `coalesce(
           wau.game_name_in(game, ${language}),
           case when bet.source = 'lottery' then wau.lottery_game_name(bet.merchant_id, bet.game_id, ${language}) end,
           bet.game_id)`;

/** The bets of a page as they stand, with the names of their games. */
const standingsOf = (page: string): string => `
  with page as materialized (${page})
  select bet.source, bet.provider, bet.external_key, bet.game_id,
         ${gameNameIn('$9')} as game_name, bet.category, bet.stake_minor,
         bet.payout_minor, bet.currency, bet.status, bet.placed_at, bet.settled_at
    from page
    join wau.bet_standings as bet using (merchant_id, source, provider, external_key)
    left join wau.games as game
      on bet.source = 'vendor' and game.merchant_id = bet.merchant_id
     and game.vendor_code = bet.provider and game.game_id = bet.game_id
   order by bet.placed_at desc, bet.external_key desc`;

/** Where a page lies, from the end of an index that goes by time. */
const within = `
       and bet.placed_at >= $3 and bet.placed_at < $4 and bet.placed_at <= $6
       and ($7::text is null or (bet.placed_at, bet.external_key) < ($6, $7::text collate "C"))
       and ($5::text is null or bet.game_id = $5)
       and (not $10::boolean or not exists (
              select from wau.unsettled_bets as other
               where other.merchant_id = bet.merchant_id and other.source = bet.source
                 and other.provider = bet.provider and other.external_key = bet.external_key))
     order by bet.placed_at desc, bet.external_key desc
     limit $8`;

const pageOfAll = standingsOf(`
    select bet.merchant_id, bet.source, bet.provider, bet.external_key from wau.bets as bet
     where bet.merchant_id = $1 and bet.member_id = $2 ${within}`);

const pageOfCategory = standingsOf(`
    select bet.merchant_id, bet.source, bet.provider, bet.external_key from wau.bets as bet
     where bet.merchant_id = $1 and bet.member_id = $2 and bet.category = $11 ${within}`);

const pageOfUnsettled = standingsOf(`
    select bet.merchant_id, bet.source, bet.provider, bet.external_key from wau.unsettled_bets as bet
     where bet.merchant_id = $1 and bet.member_id = $2 and bet.status = $10
       and bet.placed_at >= $3 and bet.placed_at < $4 and bet.placed_at <= $6
       and ($7::text is null or (bet.placed_at, bet.external_key) < ($6, $7::text collate "C"))
       and ($11::text is null or bet.category = $11)
       and ($5::text is null or exists (
              select from wau.bets as placed
               where placed.merchant_id = bet.merchant_id and placed.source = bet.source
                 and placed.provider = bet.provider and placed.external_key = bet.external_key
                 and placed.game_id = $5))
     order by bet.placed_at desc, bet.external_key desc
     limit $8`);

/** One bet of the member's, as the list shows it. */
export async function selectBet(
  runner: SqlRunner,
  { merchantCode, source, provider, externalKey }: BetKey,
  memberId: MemberId,
  language: LanguageCode,
): Promise<BetRow | undefined> {
  const rows = await runner.query<BetRow & Record<string, unknown>>({
    name: 'select-bet',
    text: `
      select bet.source, bet.provider, bet.external_key, bet.game_id,
             ${gameNameIn('$6')} as game_name, bet.category, bet.stake_minor,
             bet.payout_minor, bet.currency, bet.status, bet.placed_at, bet.settled_at
        from wau.bet_standings as bet
        left join wau.games as game
          on bet.source = 'vendor' and game.merchant_id = bet.merchant_id
         and game.vendor_code = bet.provider and game.game_id = bet.game_id
       where bet.merchant_id = $1 and bet.member_id = $2 and bet.source = $3 and bet.provider = $4
         and bet.external_key = $5`,
    values: [merchantCode, memberId, source, provider, externalKey, language],
  });
  return rows[0];
}

/** Bets of a merchant by their names, in no order. */
export function selectBetsByKey(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  keys: readonly BetKey[],
  language: LanguageCode,
): Promise<readonly BetRow[]> {
  return runner.query<BetRow & Record<string, unknown>>({
    name: 'select-bets-by-key',
    text: `
      select bet.source, bet.provider, bet.external_key, bet.game_id,
             ${gameNameIn('$5')} as game_name, bet.category, bet.stake_minor,
             bet.payout_minor, bet.currency, bet.status, bet.placed_at, bet.settled_at
        from unnest($2::text[], $3::text[], $4::text[]) as asked (source, provider, external_key)
        join wau.bet_standings as bet
          on bet.merchant_id = $1 and bet.source = asked.source collate "C" and bet.provider = asked.provider collate "C"
         and bet.external_key = asked.external_key collate "C"
        left join wau.games as game
          on bet.source = 'vendor' and game.merchant_id = bet.merchant_id
         and game.vendor_code = bet.provider and game.game_id = bet.game_id`,
    values: [
      merchantCode,
      keys.map(({ source }) => source),
      keys.map(({ provider }) => provider),
      keys.map(({ externalKey }) => externalKey),
      language,
    ],
  });
}

export interface BetStepRow {
  readonly step: number;
  readonly kind: SettlementKind;
  readonly stake_minor: Minor;
  readonly refund_minor: Minor;
  readonly payout_minor: Minor;
  readonly settled_at: Date;
}

/** What happened to a bet after it was placed, oldest first. */
export function selectBetSteps(
  runner: SqlRunner,
  { merchantCode, source, provider, externalKey }: BetKey,
  limit: number,
): Promise<readonly BetStepRow[]> {
  return runner.query<BetStepRow & Record<string, unknown>>({
    name: 'select-bet-steps',
    text: `select step, kind, stake_minor, refund_minor, payout_minor, settled_at from wau.bet_settlements
            where merchant_id = $1 and source = $2 and provider = $3 and external_key = $4
            order by step limit $5`,
    values: [merchantCode, source, provider, externalKey, limit],
  });
}

export function selectBets(runner: SqlRunner, filter: BetFilter): Promise<readonly BetRow[]> {
  return runner.query<BetRow & Record<string, unknown>>(betsStatement(filter));
}

/**
 * The page is found by an index before it is looked up how each of its bets stands: by time, by category and time, or,
 * for the few that are open or were given back, by state and time.
 */
export function betsStatement(filter: BetFilter): SqlStatement {
  const { status, category } = filter;
  const values = [
    filter.merchantCode,
    filter.memberId,
    filter.from ?? '-infinity',
    filter.to ?? 'infinity',
    filter.gameId ?? null,
    filter.before?.placedAt ?? 'infinity',
    filter.before?.externalKey ?? null,
    filter.limit,
    filter.language,
  ];
  if (status === 'open' || status === 'refunded') {
    return {
      name: 'select-unsettled-bets',
      text: pageOfUnsettled,
      values: [...values, status, category ?? null],
    };
  }
  const isSettledOnly = status === 'settled';
  if (category !== undefined) {
    return {
      name: 'select-bets-of-category',
      text: pageOfCategory,
      values: [...values, isSettledOnly, category],
    };
  }
  return { name: 'select-bets', text: pageOfAll, values: [...values, isSettledOnly] };
}
