import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { drawPartCount } from './move-exposures-sql.ts';

export interface GameKey {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
}

/** A number of a play in a draw. */
export interface NumberKey {
  readonly numero: string;
  readonly play: string;
  readonly number: string;
}

interface NumberExposureRow extends NumberKey {
  readonly stake_minor: bigint;
  readonly liability_minor: bigint;
}

const keyValues = ({ merchantCode, gameId }: GameKey, keys: readonly NumberKey[]): readonly unknown[] => [
  merchantCode,
  gameId,
  textArrayLiteral(keys.map(({ numero }) => numero)),
  textArrayLiteral(keys.map(({ play }) => play)),
  textArrayLiteral(keys.map(({ number }) => number)),
];

const keyed = 'unnest($3::text[], $4::text[], $5::text[]) as wanted (numero, play, number)';

/**
 * Holds numbers until the transaction ends, so that nobody else stakes on them meanwhile, and reads how they stand. Those
 * that nobody has staked on get a row first; either way they are taken in the order of their keys, and whoever waits for a
 * new row holds none of the others yet.
 */
export async function holdNumberExposures(
  tx: SqlRunner,
  game: GameKey,
  keys: readonly NumberKey[],
): Promise<readonly NumberExposureRow[]> {
  await tx.query({
    name: 'begin-lottery-number-exposures',
    text: `insert into wau.lottery_number_exposures
             (merchant_id, game_id, numero, play, number, stake_minor, liability_minor)
           select $1, $2, wanted.numero, wanted.play, wanted.number, 0, 0
             from ${keyed}
            order by wanted.numero collate "C", wanted.play collate "C", wanted.number collate "C"
           on conflict do nothing`,
    values: keyValues(game, keys),
  });
  return tx.query<NumberExposureRow & Record<string, unknown>>({
    name: 'hold-lottery-number-exposures',
    text: `select known.numero, known.play, known.number, known.stake_minor, known.liability_minor
             from ${keyed}
             join wau.lottery_number_exposures as known
               on known.merchant_id = $1 and known.game_id = $2 and known.numero = wanted.numero
              and known.play = wanted.play and known.number = wanted.number
            order by known.numero, known.play, known.number
              for no key update of known`,
    values: keyValues(game, keys),
  });
}

/** How numbers stand, for whoever only looks. */
export function selectNumberExposures(
  runner: SqlRunner,
  game: GameKey,
  keys: readonly NumberKey[],
): Promise<readonly NumberExposureRow[]> {
  return runner.query<NumberExposureRow & Record<string, unknown>>({
    name: 'select-lottery-number-exposures',
    text: `select known.numero, known.play, known.number, known.stake_minor, known.liability_minor
             from ${keyed}
             join wau.lottery_number_exposures as known
               on known.merchant_id = $1 and known.game_id = $2 and known.numero = wanted.numero
              and known.play = wanted.play and known.number = wanted.number`,
    values: keyValues(game, keys),
  });
}

/** What a member has staked on numbers of draws, and was not given back. */
export function selectMemberStakes(
  tx: SqlRunner,
  { merchantCode, gameId }: GameKey,
  memberId: MemberId,
  numeros: readonly string[],
  plays: readonly string[],
): Promise<readonly (NumberKey & { readonly stake_minor: bigint })[]> {
  return tx.query<NumberKey & { stake_minor: bigint } & Record<string, unknown>>({
    name: 'select-lottery-member-stakes',
    text: `select suborder.numero, suborder.play, picked.number,
                  sum(suborder.stake_minor / suborder.line_count)::bigint as stake_minor
             from wau.lottery_entries as entry
             join wau.lottery_suborders as suborder
               on suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = entry.numero
              and suborder.order_id = entry.order_id
            cross join lateral wau.lottery_picked_numbers(suborder.picks) as picked (number)
            where entry.merchant_id = $1 and entry.game_id = $2 and entry.member_id = $3
              and entry.numero = any ($4::text[]) and entry.state = 'open' and suborder.play = any ($5::text[])
            group by suborder.numero, suborder.play, picked.number`,
    values: [merchantCode, gameId, memberId, textArrayLiteral(numeros), textArrayLiteral(plays)],
  });
}

/** What an order would add to a draw. */
export interface WantedOfDraw {
  readonly numero: string;
  readonly stakeMinor: bigint;
  readonly liabilityMinor: bigint;
}

/** In place of a limit that is not there: more than any draw takes, and its shares add up without leaving what fits. */
const unboundedMinor = 4_000_000_000_000_000_000n;

interface LeftOfDrawRow {
  readonly numero: string;
  readonly left_stake_minor: bigint;
  readonly left_liability_minor: bigint;
}

/**
 * Holds what an order wants of draws' limits until the transaction ends, draw by draw in their order. What is left is at
 * least what is wanted, or all that there is, and then all of the draw is held.
 */
export function holdDrawLimits(
  tx: SqlRunner,
  { merchantCode, gameId }: GameKey,
  memberId: MemberId,
  draws: readonly WantedOfDraw[],
  limits: { readonly stakeMinor: bigint | undefined; readonly liabilityMinor: bigint | undefined },
): Promise<readonly LeftOfDrawRow[]> {
  return tx.query<LeftOfDrawRow & Record<string, unknown>>({
    name: 'hold-lottery-draw-limits',
    text: `select wanted.numero, held.left_stake_minor, held.left_liability_minor
             from (select * from unnest($3::text[], $4::bigint[], $5::bigint[])
                                 as each (numero, stake_minor, liability_minor)
                    order by each.numero collate "C") as wanted
            cross join lateral wau.hold_lottery_draw_limits(
                    $1, $2, wanted.numero, abs(hashtext($6) % ${drawPartCount}), wanted.stake_minor, wanted.liability_minor,
                    $7, $8) as held`,
    values: [
      merchantCode,
      gameId,
      textArrayLiteral(draws.map(({ numero }) => numero)),
      plainArrayLiteral(draws.map(({ stakeMinor }) => stakeMinor)),
      plainArrayLiteral(draws.map(({ liabilityMinor }) => liabilityMinor)),
      memberId,
      limits.stakeMinor ?? unboundedMinor,
      limits.liabilityMinor ?? unboundedMinor,
    ],
  });
}

/** What is staked on a draw, for whoever only looks. */
export async function selectDrawExposure(
  runner: SqlRunner,
  { merchantCode, gameId }: GameKey,
  numero: string,
): Promise<{ readonly stakeMinor: bigint; readonly combinedLiabilityMinor: bigint }> {
  const [row] = await runner.query<{ stake_minor: bigint; liability_minor: bigint }>({
    name: 'select-lottery-draw-exposure',
    text: `select coalesce(sum(stake_minor), 0)::bigint as stake_minor,
                  coalesce(sum(combined_liability_minor), 0)::bigint as liability_minor
             from wau.lottery_draw_exposures
            where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: [merchantCode, gameId, numero],
  });
  return { stakeMinor: row?.stake_minor ?? 0n, combinedLiabilityMinor: row?.liability_minor ?? 0n };
}
