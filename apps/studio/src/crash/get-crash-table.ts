import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { findActiveSeed } from '../seeds/seed-sql.ts';
import { selectOwnBets, selectShownBets } from './crash-bet-sql.ts';
import { crashBetView } from './crash-bet-view.ts';
import { saltChain, selectLatestChain } from './crash-chain-sql.ts';
import type { CrashClock } from './crash-clock.ts';
import { type Flight, selectLatestFlights } from './crash-flight-sql.ts';
import type { CrashTable } from './crash-tables.ts';
import { shownBet, shownSeats } from './crash-teller.ts';
import { selectCrashTitle } from './crash-title-sql.ts';

type TableView = CallValue<Calls['getCrashTable']>;

const recentFlights = 24;

interface Parts {
  readonly sql: SqlRunner;
  readonly clock: CrashClock;
}

/**
 * The flight as it stands. The number of the last event is read first: what happens while the rest is read may be told
 * again by the stream, which repeats nothing but states.
 */
export async function getCrashTable(
  { sql, clock }: Parts,
  table: CrashTable,
  session: PlaySession,
): Promise<TableView> {
  await table.want();
  const { gameId } = table;
  const title = await selectCrashTitle(sql, gameId);
  const [chain, flights] = await Promise.all([
    saltedChain({ sql, clock }, table, session),
    selectLatestFlights(sql, gameId, recentFlights + 1),
  ]);
  const [latest] = flights;
  const [shown, mine] =
    latest === undefined
      ? [[], []]
      : await Promise.all([selectShownBets(sql, latest, shownSeats), selectOwnBets(sql, session, latest)]);
  return {
    nowMs: clock.nowMs(),
    lastEventNumber: (title?.lastEventNumber ?? 0n).toString(),
    chain:
      chain === undefined
        ? null
        : {
            chainId: chain.chainId,
            head: chain.head,
            length: chain.length,
            salt: chain.salt ?? null,
            committedAt: chain.committedAt.toISOString(),
          },
    flight: latest === undefined ? null : { ...flightView(latest), shown: shown.map(shownBet) },
    mine: mine.map((bet) => crashBetView(bet, null)),
    recent: flights.flatMap(recentView).slice(0, recentFlights),
  };
}

/** The chain in use. Who watches first brings its salt: a seed that the house has not chosen for it. */
async function saltedChain({ sql, clock }: Parts, { gameId }: CrashTable, session: PlaySession) {
  const chain = await selectLatestChain(sql, gameId);
  if (chain === undefined || chain.salt !== undefined) return chain;
  const seed = await findActiveSeed(sql, session);
  if (seed === undefined) return chain;
  await saltChain(sql, gameId, chain.chainId, seed.clientSeed, new Date(clock.nowMs()));
  return selectLatestChain(sql, gameId);
}

function flightView(flight: Flight) {
  return {
    chainId: flight.chainId,
    number: flight.number,
    state: flight.state === 'settled' ? ('crashed' as const) : flight.state,
    closesAtMs: flight.closesAtMs,
    startedAtMs: flight.startedAtMs ?? null,
    crashHundredths: flight.crashHundredths ?? null,
    bets: flight.bets,
    passedHundredths: flight.passedHundredths,
  };
}

function recentView({ chainId, number, crashHundredths, link }: Flight): TableView['recent'] {
  if (crashHundredths === undefined || link === undefined) return [];
  return [{ chainId, number, crashHundredths, link }];
}
