import type { GameId } from '@wau/contract/ids';
import type { CrashMathematics } from '@wau/rules/crash/crash';
import { endOfFlightMs, multiplierHundredthsAt } from '@wau/rules/crash/crash-curve';
import { type Database, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import {
  callOffBets,
  cashOutAutomatically,
  hasUnconfirmedBets,
  loseBets,
  selectTargets,
} from './crash-bet-sql.ts';
import type { CrashChains } from './crash-chains.ts';
import type { CrashClock } from './crash-clock.ts';
import { type CrashEvent, type CrashEventRow, insertCrashEvents } from './crash-event-sql.ts';
import {
  closeFlight,
  crashFlight,
  type Flight,
  insertFlight,
  passFlight,
  selectFlight,
  selectLatestFlights,
  startFlight,
} from './crash-flight-sql.ts';
import { shownSeats } from './crash-teller.ts';
import { selectCrashTitle } from './crash-title-sql.ts';
import {
  announceMs,
  automaticPauseMs,
  followPauseMs,
  idlePauseMs,
  stakingMs,
  writingMs,
} from './flight-times.ts';
import { nextFlightOf } from './next-flight.ts';
import { takeOverFlight } from './take-over-flight.ts';
import { isUnderWay, renewAfterMs, TitleLease } from './title-lease.ts';

export interface FlightLeaderParts {
  readonly gameId: GameId;
  readonly mathematics: CrashMathematics;
  /** Names this process among those that may lead. */
  readonly leader: string;
  readonly sql: SqlRunner;
  readonly database: Pick<Database, 'pool'>;
  readonly clock: CrashClock;
  readonly chains: Pick<CrashChains, 'commit' | 'flightOf'>;
  readonly onTold: (stored: readonly CrashEventRow[]) => void;
  /** There are bets of which the wallet is to be told. */
  readonly onDue: () => void;
}

/** What only the leader of a flight that has started needs, and what nobody may see before it has ended. */
interface Course {
  readonly crashHundredths: number;
  readonly link: string;
  readonly endsAtMs: number;
  /** Where bets leave by themselves, lowest first; those before `next` have left. */
  readonly targets: readonly number[];
  next: number;
}

/**
 * Leads one title's flights from state to state: betting, flying, crashed, settled. Any number of processes may run one;
 * a lease in the database says which of them leads.
 *
 * Invariants
 * - A state is on the disk before anybody is told of it, and each step counts only for the leader that the flight names.
 * - The crash point follows from the chain, which was committed to before bets were taken.
 * - Whoever takes over a flight that has not started in time gives all stakes back. A flight that has started flies on:
 *   automatic cash-outs are honoured, bets without one are given back, since their players could not reach us.
 *
 * Locks: the flight, its bets, the title's row.
 */
export class FlightLeader {
  readonly #parts: FlightLeaderParts;
  readonly #lease: TitleLease;
  #flight: Flight | undefined;
  #course: Course | undefined;

  constructor(parts: FlightLeaderParts) {
    this.#parts = parts;
    this.#lease = new TitleLease(parts);
  }

  /** Does what is due now; returns after how many milliseconds there is something to do again. */
  async step(): Promise<number> {
    const hold = await this.#lease.hold();
    if (hold.kind === 'elsewhere') this.#forget();
    if (hold.kind === 'elsewhere' || hold.kind === 'resting') return hold.pauseMs;
    if (hold.kind === 'taken') await this.#takeOver();
    const flight = this.#flight;
    switch (flight?.state) {
      case 'betting':
        return this.#closeBets(flight);
      case 'flying':
        return this.#fly(flight);
      case 'crashed':
        return this.#settle(flight);
      default:
        return this.#openBets(flight);
    }
  }

  /** Another process may lead at once; a flight under way goes on as the rule for failures says. */
  async leave(): Promise<void> {
    this.#forget();
    await this.#lease.leave();
  }

  #forget(): void {
    this.#lease.forget();
    this.#flight = undefined;
    this.#course = undefined;
  }

  async #takeOver(): Promise<void> {
    const { sql, gameId, leader, clock } = this.#parts;
    this.#course = undefined;
    const [latest] = await selectLatestFlights(sql, gameId, 1);
    this.#flight = latest;
    if (latest === undefined || !isUnderWay(latest)) return;
    const now = new Date(clock.nowMs());
    await this.#commit(async (tx) => {
      const told = await takeOverFlight(tx, latest, leader, now);
      return told === undefined ? [] : [told];
    });
    await this.#reload(latest);
    this.#parts.onDue();
  }

  /** Bets are taken for the next flight, as soon as the last one has been shown and while somebody watches. */
  async #openBets(last: Flight | undefined): Promise<number> {
    const { sql, gameId, mathematics, leader, clock } = this.#parts;
    const nowMs = clock.nowMs();
    const shownUntilMs = (last?.crashedAtMs ?? 0) + mathematics.pauseMs;
    if (nowMs < shownUntilMs) return shownUntilMs - nowMs;
    const title = await selectCrashTitle(sql, gameId);
    if (title === undefined || title.wantedUntil.getTime() <= nowMs) return idlePauseMs;
    const next = await nextFlightOf(this.#parts, last);
    // Its first watcher brings the salt.
    if (next === undefined) return followPauseMs;
    const key = { gameId, ...next };
    const closesAtMs = nowMs + mathematics.bettingMs;
    await this.#commit(async (tx) => {
      await insertFlight(tx, key, leader, new Date(closesAtMs));
      return [{ kind: 'betting', ...next, closesAtMs }];
    });
    await this.#reload(key);
    return mathematics.bettingMs;
  }

  /** The flight starts when its bets are closed and their stakes have arrived, or have had their time. */
  async #closeBets(flight: Flight): Promise<number> {
    const { sql, mathematics, leader, clock } = this.#parts;
    const nowMs = clock.nowMs();
    if (nowMs < flight.closesAtMs) return flight.closesAtMs - nowMs;
    if (nowMs < flight.closesAtMs + stakingMs && (await hasUnconfirmedBets(sql, flight))) return 50;
    // Opened before the flight is told of, since walking a chain takes a moment.
    const { crashHundredths, link } = await this.#drawn(flight);
    const startedAtMs = clock.nowMs() + announceMs;
    const isStarted = await this.#commit(async (tx) => {
      if (!(await startFlight(tx, flight, leader, new Date(startedAtMs)))) return undefined;
      await callOffBets(tx, flight, 'unconfirmed', 'crash.betting.closed', new Date(nowMs));
      return [{ kind: 'flying', number: flight.number, startedAtMs }];
    });
    if (!isStarted) return this.#lose();
    this.#parts.onDue();
    await this.#reload(flight);
    const targets = await selectTargets(sql, flight, mathematics.maximumHundredths);
    const endsAtMs = startedAtMs + endOfFlightMs(crashHundredths, mathematics.doublingMs);
    this.#course = { crashHundredths, link, endsAtMs, targets, next: 0 };
    return announceMs;
  }

  async #fly(flight: Flight): Promise<number> {
    const { mathematics, clock } = this.#parts;
    const course = await this.#courseOf(flight);
    const nowMs = clock.nowMs();
    if (nowMs >= course.endsAtMs) return this.#crash(flight, course);
    const startedAtMs = startOf(flight);
    const standsAt = multiplierHundredthsAt(nowMs - startedAtMs, mathematics.doublingMs);
    const target = course.targets[course.next];
    if (target !== undefined && target <= standsAt) await this.#pass(flight, course, standsAt);
    const next = course.targets[course.next];
    const dueMs =
      next === undefined ? course.endsAtMs : startedAtMs + endOfFlightMs(next - 1, mathematics.doublingMs);
    const restMs = Math.max(target === undefined ? 0 : automaticPauseMs, dueMs - nowMs);
    return Math.max(0, Math.min(restMs, course.endsAtMs - nowMs, renewAfterMs));
  }

  /** Carries out the automatic cash-outs that the flight has reached. */
  async #pass(flight: Flight, course: Course, standsAt: number): Promise<void> {
    const { mathematics, leader, clock } = this.#parts;
    const isLed = await this.#commit(async (tx) => {
      if (!(await passFlight(tx, flight, leader, standsAt))) return undefined;
      const now = new Date(clock.nowMs());
      const { maximumHundredths } = mathematics;
      const outs = await cashOutAutomatically(tx, flight, standsAt, maximumHundredths, now, shownSeats);
      return [{ kind: 'cashed', number: flight.number, outs, passedHundredths: standsAt }];
    });
    if (!isLed) {
      this.#lose();
      return;
    }
    while ((course.targets[course.next] ?? Number.POSITIVE_INFINITY) <= standsAt) course.next += 1;
    this.#parts.onDue();
  }

  async #crash(flight: Flight, { crashHundredths, link, endsAtMs }: Course): Promise<number> {
    const { mathematics, leader } = this.#parts;
    const crashedAt = new Date(endsAtMs);
    const isLed = await this.#commit(async (tx) => {
      if (!(await crashFlight(tx, flight, leader, { crashHundredths, link, crashedAt }))) return undefined;
      const { maximumHundredths } = mathematics;
      const outs = await cashOutAutomatically(
        tx,
        flight,
        crashHundredths,
        maximumHundredths,
        crashedAt,
        shownSeats,
      );
      const { number } = flight;
      const crashed: CrashEvent = { kind: 'crashed', number, crashHundredths, link };
      if (outs.length === 0) return [crashed];
      return [{ kind: 'cashed', number, outs, passedHundredths: crashHundredths }, crashed];
    });
    if (!isLed) return this.#lose();
    this.#parts.onDue();
    await this.#reload(flight);
    return Math.max(0, endsAtMs + writingMs - this.#parts.clock.nowMs());
  }

  /** What was not cashed out is lost, once whatever arrived in time has been written. */
  async #settle(flight: Flight): Promise<number> {
    const { leader, clock, database } = this.#parts;
    const nowMs = clock.nowMs();
    const settlesAtMs = (flight.crashedAtMs ?? 0) + writingMs;
    if (nowMs < settlesAtMs) return settlesAtMs - nowMs;
    const isLed = await withTransaction(database, async (tx) => {
      if (!(await closeFlight(tx, flight, leader, 'crashed'))) return false;
      await loseBets(tx, flight, new Date(nowMs));
      return true;
    });
    if (!isLed) return this.#lose();
    this.#parts.onDue();
    await this.#reload(flight);
    return 0;
  }

  /** Another process leads by now. */
  #lose(): number {
    this.#forget();
    return followPauseMs;
  }

  async #courseOf(flight: Flight): Promise<Course> {
    if (this.#course !== undefined) return this.#course;
    const { sql, mathematics } = this.#parts;
    const { crashHundredths, link } = await this.#drawn(flight);
    const targets = await selectTargets(sql, flight, mathematics.maximumHundredths);
    const endsAtMs = startOf(flight) + endOfFlightMs(crashHundredths, mathematics.doublingMs);
    this.#course = { crashHundredths, link, endsAtMs, targets, next: 0 };
    return this.#course;
  }

  #drawn(flight: Flight) {
    return this.#parts.chains.flightOf(flight, flight.number, this.#parts.mathematics);
  }

  async #reload(key: Pick<Flight, 'gameId' | 'chainId' | 'number'>): Promise<void> {
    this.#flight = await selectFlight(this.#parts.sql, key);
    if (this.#flight?.state !== 'flying') this.#course = undefined;
  }

  /**
   * One step, and what is to be told of it, in one transaction; it is told once that is committed. Where the step says
   * `undefined`, another process leads by now: nothing was done, and `false` is returned.
   */
  async #commit(step: (tx: SqlRunner) => Promise<readonly CrashEvent[] | undefined>): Promise<boolean> {
    const { database, gameId, clock, onTold } = this.#parts;
    const stored = await withTransaction(database, async (tx) => {
      const events = await step(tx);
      return events && insertCrashEvents(tx, gameId, events, new Date(clock.nowMs()));
    });
    if (stored === undefined) return false;
    onTold(stored);
    return true;
  }
}

function startOf(flight: Flight): number {
  assert(flight.startedAtMs !== undefined, 'a flight that flies has started');
  return flight.startedAtMs;
}
