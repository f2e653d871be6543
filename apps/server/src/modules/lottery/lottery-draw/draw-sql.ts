import type { MerchantCode } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { jsonArrayLiteral, plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import type { PickBits } from '../lottery-order/pick-bits.ts';
import type { DrawRow } from './lottery-draw.ts';

export const drawColumns = `merchant_id, game_id, numero, opens_at, closes_at, draws_at, state, chain, link, commitment,
       beacon, beacon_round, beacon_signature, slip_root, slip_count, seed, result, drawn_at, settled_at, result_turn, agreed_result, revision, is_revising`;

const keyValues = ({ merchantCode, gameId, numero }: DrawKey): readonly string[] => [
  merchantCode,
  gameId,
  numero,
];

export async function selectDraw(runner: SqlRunner, key: DrawKey): Promise<DrawRow | undefined> {
  const [row] = await runner.query<DrawRow & Record<string, unknown>>({
    name: 'select-lottery-draw',
    text: `select ${drawColumns} from wau.lottery_draws where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: keyValues(key),
  });
  return row;
}

/** Draws that take stakes or will, the earliest first, with the database's time. */
export function selectOpenDraws(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  most: number,
): Promise<readonly (DrawRow & { readonly now: Date })[]> {
  return runner.query<DrawRow & { readonly now: Date } & Record<string, unknown>>({
    name: 'select-open-lottery-draws',
    text: `select clock_timestamp() as now, ${drawColumns} from wau.lottery_draws
            where merchant_id = $1 and game_id = $2 and draws_at > clock_timestamp()
              and closes_at > clock_timestamp() and state = 'planned'
            order by draws_at
            limit $3`,
    values: [merchantCode, gameId, most],
  });
}

/** Draws that are over, the latest first. */
export function selectResults(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly DrawRow[]> {
  return runner.query<DrawRow & Record<string, unknown>>({
    name: 'select-lottery-results',
    text: `select ${drawColumns} from wau.lottery_draws
            where merchant_id = $1 and game_id = $2 and draws_at <= clock_timestamp() and state <> 'planned'
            order by draws_at desc
            limit $3 offset $4`,
    values: [merchantCode, gameId, limit, offset],
  });
}

/** What a game's last planned draw is: when, and how far its chain is used. */
export interface LastPlannedRow {
  readonly draws_at: Date | null;
  readonly numero: string | null;
  readonly planned: bigint;
  readonly chain: number | null;
  readonly link: number | null;
}

/** Under the lock that `takePlanning` takes. */
export async function selectLastPlanned(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  now: Date,
): Promise<LastPlannedRow> {
  const [row] = await tx.query<LastPlannedRow & Record<string, unknown>>({
    name: 'select-last-planned-draw',
    text: `select last.draws_at, last.numero,
                  (select count(*) from wau.lottery_draws as draw
                    where draw.merchant_id = $1 and draw.game_id = $2 and draw.draws_at > $3) as planned,
                  latest.chain, latest.link
             from (select 1) as always
             left join lateral (select draw.draws_at, draw.numero from wau.lottery_draws as draw
                                 where draw.merchant_id = $1 and draw.game_id = $2
                                 order by draw.draws_at desc
                                 limit 1) as last on true
             left join lateral (select draw.chain, draw.link from wau.lottery_draws as draw
                                 where draw.merchant_id = $1 and draw.game_id = $2 and draw.chain is not null
                                 order by draw.chain desc, draw.link desc
                                 limit 1) as latest on true`,
    values: [merchantCode, gameId, now],
  });
  return row as LastPlannedRow;
}

/** Of two processes that plan a game one waits for the other. */
export async function takePlanning(tx: SqlRunner, merchantCode: MerchantCode, gameId: string): Promise<void> {
  await tx.query({
    name: 'take-lottery-planning',
    text: "select pg_advisory_xact_lock(hashtextextended('lottery planning ' || $1 || ' ' || $2, 540))",
    values: [merchantCode, gameId],
  });
}

export async function insertChain(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { chain, head, length }: { readonly chain: number; readonly head: string; readonly length: number },
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-lottery-chain',
    text: `insert into wau.lottery_chains (merchant_id, game_id, chain, head, length, begun_at)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [merchantCode, gameId, chain, head, length, now],
  });
}

export interface NewDraw {
  readonly numero: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly seed: { readonly chain: number; readonly link: number; readonly commitment: string } | undefined;
  /** The round of a public beacon that the numbers follow from. */
  readonly beacon: { readonly name: string; readonly round: number } | undefined;
}

/** Draws that are there already stay as they are. */
export async function insertDraws(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  draws: readonly NewDraw[],
): Promise<void> {
  const moments = (pick: (draw: NewDraw) => Date): string =>
    textArrayLiteral(draws.map((draw) => pick(draw).toISOString()));
  const seeds = (pick: (seed: NonNullable<NewDraw['seed']>) => string | number): string =>
    textArrayLiteral(draws.map(({ seed }) => (seed === undefined ? undefined : String(pick(seed)))));
  await tx.query({
    name: 'insert-lottery-draws',
    text: `insert into wau.lottery_draws
             (merchant_id, game_id, numero, opens_at, closes_at, draws_at, state, chain, link, commitment, beacon,
              beacon_round)
           select $1, $2, fresh.numero, fresh.opens_at, fresh.closes_at, fresh.draws_at, 'planned', fresh.chain,
                  fresh.link, fresh.commitment, fresh.beacon, fresh.beacon_round
             from unnest($3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[], $7::integer[],
                         $8::integer[], $9::text[], $10::text[], $11::integer[])
                  as fresh (numero, opens_at, closes_at, draws_at, chain, link, commitment, beacon, beacon_round)
           on conflict (merchant_id, game_id, numero) do nothing`,
    values: [
      merchantCode,
      gameId,
      textArrayLiteral(draws.map(({ numero }) => numero)),
      moments(({ opensAt }) => opensAt),
      moments(({ closesAt }) => closesAt),
      moments(({ drawsAt }) => drawsAt),
      seeds(({ chain }) => chain),
      seeds(({ link }) => link),
      seeds(({ commitment }) => commitment),
      textArrayLiteral(draws.map(({ beacon }) => beacon?.name)),
      textArrayLiteral(draws.map(({ beacon }) => beacon?.round.toString())),
    ],
  });
}

export type DueDraw = Pick<DrawRow, 'merchant_id' | 'game_id' | 'numero' | 'state' | 'is_revising'>;

/**
 * Of each game the draw that has to be worked on first by the database's clock: one that was decided about, or else the earliest
 * of own ones and official ones with a result to draw, and all that are drawn to settle. Later ones wait for it anyway, and however many wait behind one that fails, other games are seen.
 */
export function selectDueDraws(runner: SqlRunner): Promise<readonly DueDraw[]> {
  return runner.query<DueDraw & Record<string, unknown>>({
    name: 'select-due-lottery-draws',
    text: `select merchant_id, game_id, numero, state, is_revising
             from (select distinct on (merchant_id, game_id) merchant_id, game_id, numero, state, draws_at, is_revising
                     from (select merchant_id, game_id, numero, state, draws_at, is_revising from wau.lottery_draws
                            where draws_at <= clock_timestamp() and not is_revising
                              and (state = 'drawn'
                                   or (state = 'planned' and (chain is not null or agreed_result is not null)))
                            union all
                           select merchant_id, game_id, numero, state, draws_at, is_revising from wau.lottery_draws
                            where is_revising) as due
                    order by merchant_id, game_id, is_revising desc, draws_at) as earliest
            order by draws_at`,
    values: [],
  });
}

/** In how many milliseconds the next own draw falls due; `undefined` where none is planned. What is overdue does not count. */
export async function selectNextDueMs(runner: SqlRunner): Promise<number | undefined> {
  const [row] = await runner.query<{ due_ms: number | null }>({
    name: 'select-next-lottery-draw',
    text: `select (extract(epoch from min(draws_at) - clock_timestamp()) * 1000)::float8 as due_ms
             from wau.lottery_draws
            where state = 'planned' and chain is not null and draws_at > clock_timestamp()`,
    values: [],
  });
  return row?.due_ms ?? undefined;
}

/** Waits until no stake of the game is under way; returns the database's time after that. */
export async function awaitSales(tx: SqlRunner, merchantCode: MerchantCode, gameId: string): Promise<Date> {
  const [row] = await tx.query<{ now: Date }>({
    name: 'await-lottery-sales',
    text: 'select wau.await_lottery_sales($1, $2) as now',
    values: [merchantCode, gameId],
  });
  return (row as { now: Date }).now;
}

/** The draw, locked until the transaction ends; `undefined` where another works on it. */
export async function lockDraw(tx: SqlRunner, key: DrawKey): Promise<DrawRow | undefined> {
  const [row] = await tx.query<DrawRow & Record<string, unknown>>({
    name: 'lock-lottery-draw',
    text: `select ${drawColumns} from wau.lottery_draws
            where merchant_id = $1 and game_id = $2 and numero = $3
              for no key update skip locked`,
    values: keyValues(key),
  });
  return row;
}

/** Whether a draw of the game that comes before it is not settled yet: a chase may stop at a win there. */
export async function hasUnsettledBefore(tx: SqlRunner, key: DrawKey): Promise<boolean> {
  const rows = await tx.query({
    name: 'select-unsettled-lottery-draw-before',
    text: `select 1 as found
             from wau.lottery_draws as draw
             join wau.lottery_draws as before
               on before.merchant_id = draw.merchant_id and before.game_id = draw.game_id
              and before.draws_at < draw.draws_at and before.state in ('planned', 'drawn')
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.numero = $3
            limit 1`,
    values: keyValues(key),
  });
  return rows.length > 0;
}

export interface SlipDigests {
  readonly digests: readonly Buffer[];
  /** Of each digest the first order that it holds. */
  readonly firstOrderIds: readonly string[];
  readonly slipCount: bigint;
}

/** Digests of the slips that take part, in the order of their orders' ids, and how many slips there are. */
export async function selectSlipDigests(
  tx: SqlRunner,
  key: DrawKey,
  slipsPerDigest: number,
): Promise<SlipDigests> {
  const rows = await tx.query<{ digest: Buffer; first_order_id: string; slips: bigint }>({
    name: 'select-lottery-slip-digests',
    text: `select sha256('\\x00'::bytea || string_agg(slip.slip_hash, ''::bytea order by slip.position)) as digest,
                  min(slip.order_id) as first_order_id, count(*) as slips
             from (select order_id, slip_hash, row_number() over (order by order_id) as position
                     from wau.lottery_entries
                    where merchant_id = $1 and game_id = $2 and numero = $3 and state = 'open') as slip
            group by (slip.position - 1) / $4
            order by (slip.position - 1) / $4`,
    values: [...keyValues(key), slipsPerDigest],
  });
  return {
    digests: rows.map(({ digest }) => digest),
    firstOrderIds: rows.map(({ first_order_id }) => first_order_id),
    slipCount: rows.reduce((sum, { slips }) => sum + slips, 0n),
  };
}

/** Keeps the digests, so that the way from a slip to the root is shown without reading all slips again. */
export async function insertSlipDigests(
  tx: SqlRunner,
  key: DrawKey,
  { digests, firstOrderIds }: SlipDigests,
): Promise<void> {
  if (digests.length === 0) return;
  await tx.query({
    name: 'insert-lottery-slip-digests',
    text: `insert into wau.lottery_slip_digests (merchant_id, game_id, numero, digests, first_order_ids)
           values ($1, $2, $3, $4, $5)`,
    values: [...keyValues(key), Buffer.concat(digests), textArrayLiteral(firstOrderIds)],
  });
}

/** Plays of the slips that take part. */
export async function selectPlaysOfDraw(tx: SqlRunner, key: DrawKey): Promise<readonly string[]> {
  const rows = await tx.query<{ play: string }>({
    name: 'select-plays-of-lottery-draw',
    text: `select distinct play from wau.lottery_suborders where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: keyValues(key),
  });
  return rows.map(({ play }) => play);
}

export interface DrawnResult {
  readonly slipRoot: string | null;
  readonly slipCount: bigint;
  readonly seed: string | null;
  readonly beaconSignature: string | null;
  readonly result: LotteryDraw;
}

export async function updateDrawn(
  tx: SqlRunner,
  key: DrawKey,
  { slipRoot, slipCount, seed, beaconSignature, result }: DrawnResult,
): Promise<void> {
  await tx.query({
    name: 'update-lottery-draw-drawn',
    text: `update wau.lottery_draws
              set state = 'drawn', slip_root = $4, slip_count = $5, seed = $6, result = $7,
                  beacon_signature = $8, drawn_at = clock_timestamp()
            where merchant_id = $1 and game_id = $2 and numero = $3 and state = 'planned'`,
    values: [...keyValues(key), slipRoot, slipCount, seed, JSON.stringify(result), beaconSignature],
  });
}

export interface StoredPattern {
  readonly play: string;
  /** 1, 2, 3, ... of the play. */
  readonly pattern: number;
  /** Which of the play's prizes, from 1. */
  readonly prize: number;
  /** Whether it gives the stake back and no more. */
  readonly isReturn: boolean;
  readonly terms: readonly { readonly bits: PickBits; readonly needed: number }[];
}

export async function insertPatterns(
  tx: SqlRunner,
  key: DrawKey,
  patterns: readonly StoredPattern[],
): Promise<void> {
  if (patterns.length === 0) return;
  await tx.query({
    name: 'insert-lottery-win-patterns',
    text: `insert into wau.lottery_win_patterns
             (merchant_id, game_id, numero, play, pattern, prize, is_return, term_bits, term_needs)
           select $1, $2, $3, fresh.play, fresh.pattern, fresh.prize, fresh.is_return,
                  (select array_agg(substring((term #>> '{bits,hex}')::bit varying from 1 for (term #>> '{bits,size}')::integer)
                                    order by place)
                     from jsonb_array_elements(fresh.terms) with ordinality as each (term, place)),
                  (select array_agg((term ->> 'needed')::integer order by place)
                     from jsonb_array_elements(fresh.terms) with ordinality as each (term, place))
             from unnest($4::text[], $5::integer[], $6::integer[], $7::boolean[], $8::jsonb[])
                  as fresh (play, pattern, prize, is_return, terms)`,
    values: [
      ...keyValues(key),
      textArrayLiteral(patterns.map(({ play }) => play)),
      plainArrayLiteral(patterns.map(({ pattern }) => pattern)),
      plainArrayLiteral(patterns.map(({ prize }) => prize)),
      plainArrayLiteral(patterns.map(({ isReturn }) => String(isReturn))),
      jsonArrayLiteral(patterns.map(({ terms }) => terms)),
    ],
  });
}

/** Marks a drawn draw as settled unless an entry of it is still open; returns whether it is settled now. */
export async function closeSettledDraw(tx: SqlRunner, key: DrawKey): Promise<boolean> {
  const rows = await tx.query({
    name: 'close-settled-lottery-draw',
    text: `update wau.lottery_draws as draw
              set state = 'settled', settled_at = clock_timestamp()
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.numero = $3 and draw.state = 'drawn'
              and not draw.is_revising
              and not exists (select from wau.lottery_entries as entry
                               where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = $3
                                 and entry.state = 'open')
           returning 1 as closed`,
    values: keyValues(key),
  });
  return rows.length > 0;
}
