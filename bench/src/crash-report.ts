import type { Pool } from 'pg';
import type { CrashFlight } from './crash-calls.ts';
import { print } from './print.ts';
import { share, spread } from './spread.ts';

const mustBeMs = 250;
/** The first rush of a fresh process also compiles what it runs, which no later one has to. */
export const warmingFlights = 1;

interface CashOut {
  readonly roundId: string;
  readonly sentAtMs: number;
  readonly tookMs: number;
  /** How often the server was full. */
  readonly turnedAway: number;
  readonly atHundredths: number | undefined;
  /** `paid`, or the code that it was refused with. */
  readonly outcome: string;
}

export interface FlownFlight {
  readonly flight: CrashFlight;
  readonly endsAtMs: number;
  readonly outs: readonly CashOut[];
}

/** @param heard when the events came, by their numbers, at all streams together */
export async function reportFlights(
  pool: Pool,
  flown: readonly FlownFlight[],
  heard: ReadonlyMap<string, readonly number[]>,
  streams: number,
): Promise<void> {
  const outs = flown.flatMap((each) => each.outs);
  const counts = Map.groupBy(outs, ({ outcome }) => outcome);
  print(`Cash-outs: ${[...counts].map(([outcome, all]) => `${all.length} ${outcome}`).join(', ')}`);
  const turnedAway = outs.filter((out) => out.turnedAway > 0).length;
  print(`Turned away at first because the server was full: ${turnedAway}`);
  const lateMs = flown.flatMap(({ endsAtMs, outs: ofFlight }) =>
    ofFlight
      .filter(({ outcome }) => outcome === 'crash.cash.out.late')
      .map(({ sentAtMs }) => endsAtMs - sentAtMs),
  );
  print(`Sent before the end and late all the same: at most ${Math.max(0, ...lateMs).toFixed(0)} ms before`);
  print(`Answers: ${spread(outs.map(({ tookMs }) => tookMs))}`);
  const undecided = outs.filter(({ outcome }) => outcome !== 'paid' && outcome !== 'crash.cash.out.late');
  const contradicted = await countContradicted(pool, outs);
  const isDecided = undecided.length === 0 && contradicted === 0;
  print(
    `Every cash-out decided: ${undecided.length} without a decision, ${contradicted} written otherwise than answered: ${verdict(isDecided)}`,
  );
  const lagsMs: number[] = [];
  let events = 0;
  for (const [place, { flight, outs: ofFlight }] of flown.entries()) {
    const lagsOfFlight: number[] = [];
    const isCounted = place >= warmingFlights;
    for (const { number, sinceMs } of await eventsOf(pool, flight)) {
      if (isCounted) events += 1;
      lagsOfFlight.push(...(heard.get(number) ?? []).map((atMs) => atMs - sinceMs));
    }
    if (isCounted) lagsMs.push(...lagsOfFlight);
    print(
      `  flight ${flight.number}${isCounted ? '' : ', which warms the process and does not count for events'}: answers ${spread(ofFlight.map(({ tookMs }) => tookMs))}; events ${spread(lagsOfFlight)}`,
    );
  }
  const slowest = Number(share(lagsMs, 0.99));
  print(
    `Events: ${events}, heard ${lagsMs.length} times of ${events * streams} by ${streams} streams; ${spread(lagsMs)}; must be ${mustBeMs}: ${verdict(slowest <= mustBeMs && lagsMs.length === events * streams)}`,
  );
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** What stands in the books otherwise than the player was told. */
async function countContradicted(pool: Pool, outs: readonly CashOut[]): Promise<number> {
  const { rows } = await pool.query<{ round_id: string; cashed_hundredths: number | null }>(
    'select round_id, cashed_hundredths from studio.crash_bet where round_id = any ($1)',
    [outs.map(({ roundId }) => roundId)],
  );
  const written = new Map(rows.map((row) => [row.round_id, row.cashed_hundredths ?? undefined]));
  return outs.filter(({ roundId, atHundredths }) => written.get(roundId) !== atHundredths).length;
}

/**
 * The events of a flight's cash-outs and of its end, and since when there was something to tell: an event tells of what
 * happened since the one before, and what waited longest counts.
 */
async function eventsOf(pool: Pool, flight: CrashFlight) {
  const { rows } = await pool.query<{ event_number: string; since: Date }>(
    `select e.event_number::text,
            case e.content->>'kind' when 'crashed' then f.crashed_at
              else (select min(b.cashed_at) from studio.crash_bet b, json_array_elements(e.content->'outs') o
                    where b.chain_id = f.chain_id and b.number = f.number and b.seat = (o->>0)::integer) end as since
     from studio.crash_event e join studio.crash_flight f on f.chain_id = $1 and f.number = $2
       and f.game_id = e.game_id
     where (e.content->>'number')::integer = f.number and e.content->>'kind' in ('cashed', 'crashed')
       and (e.content->>'kind' = 'crashed' or json_array_length(e.content->'outs') > 0)`,
    [flight.chainId, flight.number],
  );
  return rows.map((row) => ({ number: row.event_number, sinceMs: row.since.getTime() }));
}
