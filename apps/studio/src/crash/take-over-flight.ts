import type { SqlRunner } from '@wau/service/database/sql-runner';
import { callOffBets } from './crash-bet-sql.ts';
import type { CrashEvent } from './crash-event-sql.ts';
import { adoptFlight, closeFlight, type Flight } from './crash-flight-sql.ts';
import { lateStartMs } from './flight-times.ts';

/**
 * Puts a flight that another process led under a new leader, and gives back what the rule for failures says; within a
 * transaction. Returned is what there is to tell of it.
 */
export async function takeOverFlight(
  tx: SqlRunner,
  flight: Flight,
  leader: string,
  now: Date,
): Promise<CrashEvent | undefined> {
  if (!(await adoptFlight(tx, flight, flight.state, leader))) return undefined;
  const { number } = flight;
  if (flight.state === 'flying') {
    await callOffBets(tx, flight, 'withoutTarget', 'crash.flight.interrupted', now);
    return { kind: 'void', number, phase: 'flying' };
  }
  if (flight.state === 'betting' && now.getTime() > flight.closesAtMs + lateStartMs) {
    await closeFlight(tx, flight, leader, 'betting');
    await callOffBets(tx, flight, 'all', 'crash.flight.interrupted', now);
    return { kind: 'void', number, phase: 'betting' };
  }
  return undefined;
}
