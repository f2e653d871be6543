import type { GameId, SeedId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type FlightState = 'betting' | 'flying' | 'crashed' | 'settled' | 'void';

export interface FlightKey {
  readonly gameId: GameId;
  readonly chainId: SeedId;
  readonly number: number;
}

export interface Flight extends FlightKey {
  readonly state: FlightState;
  readonly leader: string;
  readonly closesAtMs: number;
  readonly startedAtMs: number | undefined;
  readonly crashedAtMs: number | undefined;
  readonly crashHundredths: number | undefined;
  readonly link: string | undefined;
  readonly passedHundredths: number;
  readonly bets: number;
}

interface FlightRow {
  readonly game_id: GameId;
  readonly chain_id: SeedId;
  readonly number: number;
  readonly state: FlightState;
  readonly leader: string;
  readonly closes_at: Date;
  readonly started_at: Date | null;
  readonly crashed_at: Date | null;
  readonly crash_hundredths: number | null;
  readonly link: string | null;
  readonly passed_hundredths: number;
  readonly bets: number;
}

const columns = `game_id, chain_id, number, state, leader, closes_at, started_at, crashed_at, crash_hundredths, link,
  passed_hundredths, bets`;

function flightOf(row: FlightRow): Flight {
  return {
    gameId: row.game_id,
    chainId: row.chain_id,
    number: row.number,
    state: row.state,
    leader: row.leader,
    closesAtMs: row.closes_at.getTime(),
    startedAtMs: row.started_at?.getTime(),
    crashedAtMs: row.crashed_at?.getTime(),
    crashHundredths: row.crash_hundredths ?? undefined,
    link: row.link ?? undefined,
    passedHundredths: row.passed_hundredths,
    bets: row.bets,
  };
}

const keyOf = ({ gameId, chainId, number }: FlightKey) => [gameId, chainId, number] as const;

/** The title's latest flights, newest first: ids of chains begin with the time. */
export async function selectLatestFlights(
  sql: SqlRunner,
  gameId: GameId,
  limit: number,
): Promise<readonly Flight[]> {
  const rows = await sql.query<FlightRow & Record<string, unknown>>({
    name: 'studio-select-latest-crash-flights',
    text: `select ${columns} from studio.crash_flight where game_id = $1
           order by chain_id desc, number desc limit $2`,
    values: [gameId, limit],
  });
  return rows.map(flightOf);
}

export async function selectFlight(sql: SqlRunner, key: FlightKey): Promise<Flight | undefined> {
  const [row] = await sql.query<FlightRow & Record<string, unknown>>({
    name: 'studio-select-crash-flight',
    text: `select ${columns} from studio.crash_flight where game_id = $1 and chain_id = $2 and number = $3`,
    values: [...keyOf(key)],
  });
  return row === undefined ? undefined : flightOf(row);
}

export async function insertFlight(
  sql: SqlRunner,
  key: FlightKey,
  leader: string,
  closesAt: Date,
): Promise<void> {
  await sql.query({
    text: `insert into studio.crash_flight (game_id, chain_id, number, state, leader, closes_at)
           values ($1, $2, $3, 'betting', $4, $5)`,
    values: [...keyOf(key), leader, closesAt],
  });
}

/** Puts a flight under another leader; `false` when it is no longer in that state. */
export async function adoptFlight(
  tx: SqlRunner,
  key: FlightKey,
  state: FlightState,
  leader: string,
): Promise<boolean> {
  const rows = await tx.query<{ one: number }>({
    text: `update studio.crash_flight set leader = $4
           where game_id = $1 and chain_id = $2 and number = $3 and state = $5 returning 1 as one`,
    values: [...keyOf(key), leader, state],
  });
  return rows.length === 1;
}

/** Bets are closed and the flight rises; `false` for who does not lead it any more. */
export async function startFlight(
  tx: SqlRunner,
  key: FlightKey,
  leader: string,
  startedAt: Date,
): Promise<boolean> {
  const rows = await tx.query<{ one: number }>({
    text: `update studio.crash_flight set state = 'flying', started_at = $5
           where game_id = $1 and chain_id = $2 and number = $3 and leader = $4 and state = 'betting'
           returning 1 as one`,
    values: [...keyOf(key), leader, startedAt],
  });
  return rows.length === 1;
}

export async function passFlight(
  tx: SqlRunner,
  key: FlightKey,
  leader: string,
  passedHundredths: number,
): Promise<boolean> {
  const rows = await tx.query<{ one: number }>({
    text: `update studio.crash_flight set passed_hundredths = $5
           where game_id = $1 and chain_id = $2 and number = $3 and leader = $4 and state = 'flying'
           returning 1 as one`,
    values: [...keyOf(key), leader, passedHundredths],
  });
  return rows.length === 1;
}

export async function crashFlight(
  tx: SqlRunner,
  key: FlightKey,
  leader: string,
  outcome: { readonly crashHundredths: number; readonly link: string; readonly crashedAt: Date },
): Promise<boolean> {
  const rows = await tx.query<{ one: number }>({
    text: `update studio.crash_flight
           set state = 'crashed', crash_hundredths = $5, link = $6, crashed_at = $7, passed_hundredths = $5
           where game_id = $1 and chain_id = $2 and number = $3 and leader = $4 and state = 'flying'
           returning 1 as one`,
    values: [...keyOf(key), leader, outcome.crashHundredths, outcome.link, outcome.crashedAt],
  });
  return rows.length === 1;
}

/** No cash-out of the flight is written any more. */
export async function closeFlight(
  tx: SqlRunner,
  key: FlightKey,
  leader: string,
  from: 'betting' | 'crashed',
): Promise<boolean> {
  const rows = await tx.query<{ one: number }>({
    text: `update studio.crash_flight set state = case when state = 'betting' then 'void' else 'settled' end
           where game_id = $1 and chain_id = $2 and number = $3 and leader = $4 and state = $5
           returning 1 as one`,
    values: [...keyOf(key), leader, from],
  });
  return rows.length === 1;
}
