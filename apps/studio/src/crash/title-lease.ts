import type { GameId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type Flight, selectLatestFlights } from './crash-flight-sql.ts';
import { leaveCrashLease, selectCrashTitle, takeCrashLease } from './crash-title-sql.ts';
import { followPauseMs, idlePauseMs } from './flight-times.ts';

/** So long a leader that is not heard of is waited for. */
const leaseMs = 3_000;
export const renewAfterMs = 1_000;

interface LeaseParts {
  readonly gameId: GameId;
  /** Names this process among those that may lead. */
  readonly leader: string;
  readonly sql: SqlRunner;
  readonly clock: Clock;
}

/** `taken`: this process leads from now on. `elsewhere`, or nothing to lead: when to look again. */
type Hold =
  | { readonly kind: 'held' | 'taken' }
  | { readonly kind: 'elsewhere' | 'resting'; readonly pauseMs: number };

/** Which process leads a title's flights: a lease in the database, renewed by whoever leads. */
export class TitleLease {
  readonly #parts: LeaseParts;
  #untilMs = 0;

  constructor(parts: LeaseParts) {
    this.#parts = parts;
  }

  /** Takes or renews the lease as far as that is due. A title that nobody watches and that has no flight under way rests. */
  async hold(): Promise<Hold> {
    const { sql, gameId, leader, clock } = this.#parts;
    const nowMs = clock.nowMs();
    const isHeld = nowMs < this.#untilMs;
    if (isHeld && this.#untilMs - nowMs > leaseMs - renewAfterMs) return { kind: 'held' };
    if (!isHeld) {
      const title = await selectCrashTitle(sql, gameId);
      if (title === undefined) return { kind: 'resting', pauseMs: idlePauseMs };
      if (title.leader !== undefined && title.leader !== leader && title.leaseUntil.getTime() > nowMs) {
        return { kind: 'elsewhere', pauseMs: followPauseMs };
      }
      const [latest] = await selectLatestFlights(sql, gameId, 1);
      if (!isUnderWay(latest) && title.wantedUntil.getTime() <= nowMs) {
        return { kind: 'resting', pauseMs: idlePauseMs };
      }
    }
    const untilMs = nowMs + leaseMs;
    if (!(await takeCrashLease(sql, gameId, leader, new Date(nowMs), new Date(untilMs)))) {
      this.forget();
      return { kind: 'elsewhere', pauseMs: followPauseMs };
    }
    this.#untilMs = untilMs;
    return { kind: isHeld ? 'held' : 'taken' };
  }

  /** Asks anew before anything else is done. */
  forget(): void {
    this.#untilMs = 0;
  }

  /** Another process may lead at once. */
  async leave(): Promise<void> {
    this.forget();
    await leaveCrashLease(this.#parts.sql, this.#parts.gameId, this.#parts.leader);
  }
}

export function isUnderWay(flight: Flight | undefined): boolean {
  return flight !== undefined && flight.state !== 'settled' && flight.state !== 'void';
}
