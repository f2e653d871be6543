import type { GameId, MerchantCode, RoundId, SeedId } from '@wau/contract/ids';
import { type CurrencyCode, isCurrencyCode } from '@wau/money/currency';
import { type Minor, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { PlayerKey } from '../seeds/seed-sql.ts';
import type { FlightKey } from './crash-flight-sql.ts';

export type CrashBetState = 'placed' | 'staked' | 'won' | 'lost' | 'void' | 'settled' | 'refunded';

/** A bet on a flight, as it stands. */
export interface CrashBet extends FlightKey, PlayerKey {
  readonly roundId: RoundId;
  readonly tokenHash: Buffer;
  readonly slot: number;
  readonly seat: number | undefined;
  readonly shownName: string;
  readonly currencyCode: CurrencyCode;
  readonly stakeMinor: Minor;
  readonly maxWinMinor: Minor;
  readonly autoHundredths: number | undefined;
  readonly state: CrashBetState;
  readonly cashedHundredths: number | undefined;
  readonly isAutomatic: boolean;
  readonly payoutMinor: Minor;
  readonly refundCode: string | undefined;
  readonly placedAt: Date;
}

export interface CrashBetRow {
  readonly merchant_id: MerchantCode;
  readonly round_id: RoundId;
  readonly player_id: string;
  readonly token_hash: Buffer;
  readonly game_id: GameId;
  readonly chain_id: SeedId;
  readonly number: number;
  readonly slot: number;
  readonly seat: number | null;
  readonly shown_name: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly max_win_minor: bigint;
  readonly auto_hundredths: number | null;
  readonly state: CrashBetState;
  readonly cashed_hundredths: number | null;
  readonly is_automatic: boolean;
  readonly payout_minor: bigint;
  readonly refund_code: string | null;
  readonly placed_at: Date;
}

export function crashBetOf(row: CrashBetRow): CrashBet {
  assert(isCurrencyCode(row.currency), 'a bet is in a known currency');
  return {
    merchantId: row.merchant_id,
    roundId: row.round_id,
    playerId: row.player_id,
    tokenHash: row.token_hash,
    gameId: row.game_id,
    chainId: row.chain_id,
    number: row.number,
    slot: row.slot,
    seat: row.seat ?? undefined,
    shownName: row.shown_name,
    currencyCode: row.currency,
    stakeMinor: toMinor(row.stake_minor),
    maxWinMinor: toMinor(row.max_win_minor),
    autoHundredths: row.auto_hundredths ?? undefined,
    state: row.state,
    cashedHundredths: row.cashed_hundredths ?? undefined,
    isAutomatic: row.is_automatic,
    payoutMinor: toMinor(row.payout_minor),
    refundCode: row.refund_code ?? undefined,
    placedAt: row.placed_at,
  };
}

export const crashBetColumns = `b.merchant_id, b.round_id, b.player_id, b.token_hash, b.game_id, b.chain_id,
  b.number, b.slot, b.seat, b.shown_name, b.currency, b.stake_minor, b.max_win_minor, b.auto_hundredths, b.state, b.cashed_hundredths,
  b.is_automatic, b.payout_minor, b.refund_code, b.placed_at`;

async function queryBets(
  sql: SqlRunner,
  name: string,
  tail: string,
  values: readonly unknown[],
): Promise<CrashBet[]> {
  const rows = await sql.query<CrashBetRow & Record<string, unknown>>({
    name,
    text: `select ${crashBetColumns} from studio.crash_bet b ${tail}`,
    values,
  });
  return rows.map(crashBetOf);
}

/** The player's bets on a flight; refused ones are left out. */
export function selectOwnBets(
  sql: SqlRunner,
  player: PlayerKey,
  { gameId, chainId, number }: FlightKey,
): Promise<CrashBet[]> {
  return queryBets(
    sql,
    'studio-select-own-crash-bets',
    `where b.merchant_id = $1 and b.player_id = $2 and b.game_id = $3 and b.chain_id = $4 and b.number = $5
       and b.seat is not null order by b.slot, b.round_id`,
    [player.merchantId, player.playerId, gameId, chainId, number],
  );
}

/** The first seats of a flight. */
export function selectShownBets(
  sql: SqlRunner,
  { gameId, chainId, number }: FlightKey,
  seats: number,
): Promise<CrashBet[]> {
  return queryBets(
    sql,
    'studio-select-shown-crash-bets',
    `where b.game_id = $1 and b.chain_id = $2 and b.number = $3 and b.seat <= $4 order by b.seat`,
    [gameId, chainId, number, seats],
  );
}

export async function selectBetsById(
  sql: SqlRunner,
  bets: readonly { readonly merchantId: MerchantCode; readonly roundId: RoundId }[],
): Promise<CrashBet[]> {
  return queryBets(
    sql,
    'studio-select-crash-bets-by-id',
    `join unnest($1::text[], $2::text[]) as i(merchant_id, round_id)
       on b.merchant_id = i.merchant_id and b.round_id = i.round_id`,
    [bets.map((bet) => bet.merchantId), bets.map((bet) => bet.roundId)],
  );
}

/** Where the flight's bets leave by themselves, lowest first. */
export async function selectTargets(
  sql: SqlRunner,
  { gameId, chainId, number }: FlightKey,
  maximumHundredths: number,
): Promise<readonly number[]> {
  const rows = await sql.query<{ target: number }>({
    name: 'studio-select-crash-targets',
    text: `select distinct coalesce(auto_hundredths, $4::integer) as target from studio.crash_bet
           where game_id = $1 and chain_id = $2 and number = $3 and state = 'staked' order by target`,
    values: [gameId, chainId, number, maximumHundredths],
  });
  return rows.map((row) => row.target);
}

/** Carries out the automatic cash-outs up to a multiplier; returns those of the first seats, as [seat, hundredths]. */
export async function cashOutAutomatically(
  tx: SqlRunner,
  { gameId, chainId, number }: FlightKey,
  upToHundredths: number,
  maximumHundredths: number,
  now: Date,
  seats: number,
): Promise<[number, number][]> {
  const rows = await tx.query<{ seat: number | null; cashed_hundredths: number | null }>({
    name: 'studio-cash-out-automatically',
    text: `update studio.crash_bet
           set state = 'won', cashed_hundredths = coalesce(auto_hundredths, $5::integer), is_automatic = true,
               payout_minor = least(max_win_minor, stake_minor * coalesce(auto_hundredths, $5::integer) / 100),
               cashed_at = $6, next_attempt_at = $6
           where game_id = $1 and chain_id = $2 and number = $3 and state = 'staked'
             and coalesce(auto_hundredths, $5::integer) <= $4
           returning seat, cashed_hundredths`,
    values: [gameId, chainId, number, upToHundredths, maximumHundredths, now],
  });
  return rows.flatMap((row): [number, number][] =>
    row.seat !== null && row.cashed_hundredths !== null && row.seat <= seats
      ? [[row.seat, row.cashed_hundredths]]
      : [],
  );
}

/** What was not cashed out of a flight that has ended is lost. */
export async function loseBets(
  tx: SqlRunner,
  { gameId, chainId, number }: FlightKey,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-lose-crash-bets',
    text: `update studio.crash_bet set state = 'lost', next_attempt_at = $4
           where game_id = $1 and chain_id = $2 and number = $3 and state = 'staked'`,
    values: [gameId, chainId, number, now],
  });
}

/** Which bets of a flight are called off. */
export type CalledOff = 'unconfirmed' | 'withoutTarget' | 'all';

/** Calls bets off: their stakes, taken or not, are to be given back. What was cashed out stays so. */
export async function callOffBets(
  tx: SqlRunner,
  { gameId, chainId, number }: FlightKey,
  which: CalledOff,
  refundCode: string,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-call-off-crash-bets',
    text: `update studio.crash_bet set state = 'void', refund_code = $5, next_attempt_at = $6
           where game_id = $1 and chain_id = $2 and number = $3
             and (state = 'placed'
                  or (state = 'staked' and ($4 = 'all' or ($4 = 'withoutTarget' and auto_hundredths is null))))`,
    values: [gameId, chainId, number, which, refundCode, now],
  });
}

/** Whether stakes are still being asked for. */
export async function hasUnconfirmedBets(
  sql: SqlRunner,
  { gameId, chainId, number }: FlightKey,
): Promise<boolean> {
  const rows = await sql.query<{ one: number }>({
    name: 'studio-has-unconfirmed-crash-bets',
    text: `select 1 as one from studio.crash_bet
           where game_id = $1 and chain_id = $2 and number = $3 and state = 'placed' limit 1`,
    values: [gameId, chainId, number],
  });
  return rows.length > 0;
}
