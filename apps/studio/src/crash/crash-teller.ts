import type { GameId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FastifyBaseLogger } from 'fastify';
import type { CrashBet } from './crash-bet-sql.ts';
import { type CrashEvent, type CrashEventRow, insertCrashEvents } from './crash-event-sql.ts';

/** So many bets of a flight are shown to everybody; of others only their number is told. */
export const shownSeats = 60;
/** What happens within so long is told together, so that a rush of cash-outs is a few events. */
const collectMs = 80;
/** How many bets there are beyond those that are shown can wait: told to thousands, each event costs as many writes. */
const countMs = 500;

type Told = Extract<CrashEvent, { kind: 'bets' | 'cashed' }>;

interface TellerParts {
  readonly sql: SqlRunner;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly nowMs: () => number;
  readonly onTold: (stored: readonly CrashEventRow[]) => void;
}

/** Tells what this process's players do at one title, a little later and together. It has been written by then. */
export class CrashTeller {
  readonly #parts: TellerParts;
  readonly #gameId: GameId;
  #waiting = new Map<number, { bets: number; shown: CrashBet[]; outs: [number, number][] }>();
  #timer: { readonly timeout: NodeJS.Timeout; readonly isSoon: boolean } | undefined;
  #telling: Promise<void> = Promise.resolve();

  constructor(parts: TellerParts, gameId: GameId) {
    this.#parts = parts;
    this.#gameId = gameId;
  }

  tellBets(number: number, bets: number, seated: readonly CrashBet[]): void {
    const flight = this.#flight(number);
    const shown = seated.filter(isShown);
    flight.bets = Math.max(flight.bets, bets);
    flight.shown.push(...shown);
    this.#tellWithin(shown.length > 0);
  }

  tellCashOut(bet: CrashBet, atHundredths: number): void {
    if (!isShown(bet)) return;
    this.#flight(bet.number).outs.push([bet.seat, atHundredths]);
    this.#tellWithin(true);
  }

  /** Resolves when what is waiting now has been told. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer?.timeout);
    this.#timer = undefined;
    this.#telling = this.#telling.then(() => this.#tell());
    await this.#telling;
  }

  #tellWithin(isSoon: boolean): void {
    if (this.#timer !== undefined && (this.#timer.isSoon || !isSoon)) return;
    clearTimeout(this.#timer?.timeout);
    const timeout = setTimeout(() => void this.flush(), isSoon ? collectMs : countMs);
    this.#timer = { timeout, isSoon };
  }

  #flight(number: number) {
    const known = this.#waiting.get(number);
    if (known !== undefined) return known;
    const flight = { bets: 0, shown: [], outs: [] };
    this.#waiting.set(number, flight);
    return flight;
  }

  async #tell(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    const events = [...waiting].flatMap(([number, { bets, shown, outs }]): Told[] => [
      ...(bets > 0 ? [{ kind: 'bets' as const, number, bets, shown: shown.map(shownBet) }] : []),
      ...(outs.length > 0 ? [{ kind: 'cashed' as const, number, outs, passedHundredths: 100 }] : []),
    ]);
    try {
      const now = new Date(this.#parts.nowMs());
      this.#parts.onTold(await insertCrashEvents(this.#parts.sql, this.#gameId, events, now));
    } catch (error) {
      // What others see of a flight is no money: who opens it anew reads it whole.
      this.#parts.log.warn({ err: error }, 'crash events could not be told');
    }
  }
}

function isShown(bet: CrashBet): bet is CrashBet & { readonly seat: number } {
  return bet.seat !== undefined && bet.seat <= shownSeats;
}

/** A bet as everybody sees it. */
export function shownBet(bet: CrashBet) {
  return {
    seat: bet.seat ?? 0,
    name: bet.shownName,
    stakeMinor: bet.stakeMinor.toString(),
    currencyCode: bet.currencyCode,
    cashedOutHundredths: bet.cashedHundredths ?? null,
  };
}
