import { logFailure } from '@wau/service/database/database-unavailable';
import { type RepeatingJob, startRepeatingJob } from '@wau/service/repeating-job';
import type { Stop } from '@wau/service/stop';
import type { FastifyBaseLogger } from 'fastify';
import { betRate, createRateLimit } from '../play-sessions/play-rate-limit.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { StudioContext } from '../studio-context.ts';
import { type CashOuts, createCashOuts } from './cash-out-crash.ts';
import { type CrashChains, createCrashChains } from './crash-chains.ts';
import { type CrashClock, createCrashClock, databaseTime } from './crash-clock.ts';
import { deleteCrashEvents } from './crash-event-sql.ts';
import { type CrashTables, createCrashTables } from './crash-tables.ts';
import { FlightLeader } from './flight-leader.ts';
import { type CrashBetPlacer, createCrashBetPlacer } from './place-crash-bet.ts';
import { settleCrashBets } from './settle-crash-bets.ts';
import { settleInPace } from './settle-in-pace.ts';

/** Flights as this process serves and leads them. */
export interface Crash {
  readonly clock: CrashClock;
  readonly chains: CrashChains;
  readonly tables: CrashTables;
  readonly bets: CrashBetPlacer;
  readonly cashOuts: CashOuts;
  /** One for each title, for whoever leads by hand. */
  readonly leaders: readonly FlightLeader[];
  settle(): Promise<boolean>;
  startWorkers(): Promise<void>;
  readonly stopWorkers: Stop;
  close(): Promise<void>;
}

export interface CrashParts {
  readonly studio: StudioContext;
  readonly log: FastifyBaseLogger;
  readonly openWalletToken: (session: PlaySession) => string;
  /** What the shared clock says; the database's by default. */
  readonly readDatabaseMs?: (() => Promise<number>) | undefined;
}

const settleIntervalMs = 500;
const compareIntervalMs = 5_000;
const sweepIntervalMs = 60_000;
const sweepLimit = 5_000;
/** A client that was away for longer opens the table anew. */
const keepEventsMs = 10 * 60_000;
/** After a failed step, so that a database that is away is not asked without end. */
const failurePauseMs = 500;

export function createCrash({ studio, log, openWalletToken, readDatabaseMs }: CrashParts): Crash {
  const { sql, database, random, sealingKey, titles, wallet, findPlaySessions } = studio;
  const clock = createCrashClock(studio.clock, readDatabaseMs ?? databaseTime(sql));
  const chains = createCrashChains({ sql, clock, random, sealingKey });
  const tables = createCrashTables({ sql, clock, log, titles });
  const settle = (): Promise<boolean> => settleCrashBets({ sql, wallet, clock, log });
  let settler: RepeatingJob | undefined;
  const onDue = (): void => settler?.wake();
  const bets = createCrashBetPlacer({
    sql,
    wallet,
    clock,
    random,
    findPlaySessions,
    openWalletToken,
    limitPlayer: createRateLimit({ ...betRate, clock: studio.clock }),
    tableOf: (session) => tables.of(session),
    onDue,
  });
  const cashOuts = createCashOuts({ sql, clock, chains, tableOf: (session) => tables.of(session), onDue });
  const leader = Buffer.from(random.bytes(9)).toString('base64url');
  const leaders = tables.all.map(
    ({ gameId, mathematics, feed }) =>
      new FlightLeader({
        gameId,
        mathematics,
        leader,
        sql,
        database,
        clock,
        chains,
        onTold: (stored) => feed.take(stored),
        onDue,
      }),
  );
  let stop: Stop | undefined;
  const stopWorkers: Stop = async () => stop?.();
  return {
    clock,
    chains,
    tables,
    bets,
    cashOuts,
    leaders,
    settle,
    async startWorkers() {
      if (stop !== undefined) return;
      await clock.compare();
      settler = startRepeatingJob({
        intervalMs: settleIntervalMs,
        run: settleInPace({ clock, isRush: () => cashOuts.waiting() > 0, settle }),
        onError: (error) => logFailure(log, error, 'crash settler'),
      });
      const jobs = [
        settler,
        startRepeatingJob({
          intervalMs: compareIntervalMs,
          run: async () => {
            await clock.compare();
            return false;
          },
          onError: (error) => logFailure(log, error, 'crash clock'),
        }),
        startRepeatingJob({
          intervalMs: sweepIntervalMs,
          run: async () =>
            (await deleteCrashEvents(sql, new Date(clock.nowMs() - keepEventsMs), sweepLimit)) === sweepLimit,
          onError: (error) => logFailure(log, error, 'crash event sweeper'),
        }),
      ];
      const loops = leaders.map((each) => startLeading(each, log));
      stop = async () => {
        stop = undefined;
        await Promise.all([...loops.map((loop) => loop()), ...jobs.map((job) => job.stop())]);
      };
    },
    stopWorkers,
    async close() {
      await stopWorkers();
      await bets.drain();
      await cashOuts.drain();
      await tables.close();
    },
  };
}

/** Steps a leader whenever something is due, until stopped; then lets another process lead. */
function startLeading(leader: FlightLeader, log: FastifyBaseLogger): Stop {
  let isStopped = false;
  let endRest: (() => void) | undefined;
  const rest = (pauseMs: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const attempt = async (): Promise<number> => {
    try {
      return await leader.step();
    } catch (error) {
      logFailure(log, error, 'crash leader');
      return failurePauseMs;
    }
  };
  const run = async (): Promise<void> => {
    while (!isStopped) await rest(await attempt());
    await leader.leave().catch((error: unknown) => logFailure(log, error, 'crash leader'));
  };
  const ended = run();
  return async () => {
    isStopped = true;
    endRest?.();
    await ended;
  };
}
