import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import { selectOwnBets, selectShownBets } from './crash-bet-sql.ts';
import { crashBetView } from './crash-bet-view.ts';
import { type StoredChain, selectChainsFrom } from './crash-chain-sql.ts';
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
  await table.bringSalt(session);
  const title = await selectCrashTitle(sql, gameId);
  const flights = await selectLatestFlights(sql, gameId, recentFlights + 1);
  const [latest] = flights;
  const [chains, shown, mine] = await Promise.all([
    selectChainsFrom(sql, gameId, latest?.chainId),
    latest === undefined ? [] : selectShownBets(sql, latest, shownSeats),
    latest === undefined ? [] : selectOwnBets(sql, session, latest),
  ]);
  return {
    nowMs: clock.nowMs(),
    lastEventNumber: (title?.lastEventNumber ?? 0n).toString(),
    chain: chainView(chains[0]),
    nextChain: chainView(chains[1]),
    flight: latest === undefined ? null : { ...flightView(latest), shown: shown.map(shownBet) },
    mine: mine.map((bet) => crashBetView(bet, null)),
    recent: flights.flatMap(recentView).slice(0, recentFlights),
  };
}

function chainView(chain: StoredChain | undefined): TableView['chain'] {
  if (chain === undefined) return null;
  const { chainId, head, length, salt, committedAt } = chain;
  return { chainId, head, length, salt: salt ?? null, committedAt: committedAt.toISOString() };
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
