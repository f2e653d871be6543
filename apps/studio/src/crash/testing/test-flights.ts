import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { GameId } from '@wau/contract/ids';
import { endOfFlightMs, multiplierHundredthsAt } from '@wau/rules/crash/crash-curve';
import { newKey, type TestPlayer, type TestStudio } from '../../testing/test-studio.ts';
import { type Flight, type FlightState, selectLatestFlights } from '../crash-flight-sql.ts';
import type { CrashTable } from '../crash-tables.ts';
import type { FlightLeader } from '../flight-leader.ts';

/** A leader that is not stepped for longer counts as one that has died. */
const stepMs = 500;

type CrashBetBody = CallBody<Calls['placeCrashBet']>;

/** The flights of one title on a test's studio, led by hand: nothing happens but by `step`. */
export class TestFlights {
  readonly studio: TestStudio;
  readonly gameId: GameId;

  constructor(studio: TestStudio, gameId: GameId) {
    this.studio = studio;
    this.gameId = gameId;
  }

  get table(): CrashTable {
    return this.studio.crash.tables.of(this);
  }

  get #leader(): FlightLeader {
    const place = this.studio.crash.tables.all.indexOf(this.table);
    const leader = this.studio.crash.leaders[place];
    if (leader === undefined) throw new Error('every table has its leader');
    return leader;
  }

  /** What is due now; how long until the next. */
  async step(): Promise<number> {
    await this.studio.crash.clock.compare();
    return this.#leader.step();
  }

  async latest(): Promise<Flight> {
    const [flight] = await selectLatestFlights(this.studio.sql, this.gameId, 1);
    if (flight === undefined) throw new Error('there is no flight yet');
    return flight;
  }

  /** What a bet's round is recomputed from. */
  async proofOf(roundId: string): Promise<CallValue<Calls['getRoundProof']>> {
    const answer = await this.studio.call('getRoundProof', { path: `/studio/api/rounds/${roundId}/proof` });
    if (!answer.ok) throw new Error(answer.errorCode);
    return answer.value;
  }

  /** Lets time go on until the title's flight is in a state. */
  async until(...states: readonly FlightState[]): Promise<Flight> {
    for (let steps = 0; steps < 5_000; steps += 1) {
      const pauseMs = await this.step();
      const [flight] = await selectLatestFlights(this.studio.sql, this.gameId, 1);
      if (flight !== undefined && states.includes(flight.state)) return flight;
      this.studio.clock.advance(Math.max(1, pauseMs));
      // Somebody goes on watching.
      await this.table.want();
    }
    throw new Error(`no flight came to be ${states.join(' or ')}`);
  }

  open(balanceMinor: bigint, playerId?: string): Promise<TestPlayer> {
    const facts = { gameId: this.gameId, ...(playerId === undefined ? {} : { playerId }) };
    return this.studio.open(balanceMinor, facts);
  }

  tableOf(player: TestPlayer) {
    return this.studio.call('getCrashTable', { token: player.playToken });
  }

  /** A flight that takes bets, whose crash point is within bounds that a test asks for. */
  async betting(player: TestPlayer, isWanted: (crashHundredths: number) => boolean): Promise<Flight> {
    await this.tableOf(player);
    for (let flights = 0; flights < 200; flights += 1) {
      await this.step();
      await this.tableOf(player);
      const flight = await this.until('betting');
      if (isWanted(await this.crashPointOf(flight))) return flight;
      await this.until('settled');
    }
    throw new Error('no flight had such an end');
  }

  async crashPointOf(flight: Flight): Promise<number> {
    const { chains } = this.studio.crash;
    return (await chains.flightOf(flight, flight.number, this.table.mathematics)).crashHundredths;
  }

  /** Goes to the moment at which the flight has flown so long. */
  async at(elapsedMs: number): Promise<void> {
    const { startedAtMs } = await this.latest();
    if (startedAtMs === undefined) throw new Error('the flight has not started');
    const { clock } = this.studio;
    // The call itself takes a millisecond of the test's clock.
    const untilMs = startedAtMs + elapsedMs - 1;
    while (clock.nowMs() < untilMs) {
      await this.step();
      clock.advance(Math.min(stepMs, untilMs - clock.nowMs()));
    }
  }

  endOf(crashHundredths: number): number {
    return endOfFlightMs(crashHundredths, this.table.mathematics.doublingMs);
  }

  multiplierAt(elapsedMs: number): number {
    return multiplierHundredthsAt(elapsedMs, this.table.mathematics.doublingMs);
  }

  bet(player: TestPlayer, flight: Flight, body: Partial<CrashBetBody> = {}, key: string = newKey()) {
    return this.studio.call('placeCrashBet', {
      token: player.playToken,
      key,
      body: {
        chainId: flight.chainId,
        flight: flight.number,
        slot: 1,
        stakeMinor: '1000',
        autoCashOutHundredths: null,
        ...body,
      },
    });
  }

  async placed(
    player: TestPlayer,
    flight: Flight,
    body: Partial<CrashBetBody> = {},
  ): Promise<CallValue<Calls['placeCrashBet']>> {
    const answer = await this.bet(player, flight, body);
    if (!answer.ok) throw new Error(`the bet was refused: ${answer.errorCode}`);
    return answer.value;
  }

  cashOut(player: TestPlayer, roundId: string, key: string = newKey()) {
    const path = `/studio/api/crash/bets/${roundId}/cash-out`;
    return this.studio.call('cashOutCrash', { token: player.playToken, key, path });
  }

  /** Everything that is due at the wallet. */
  async settle(): Promise<void> {
    while (await this.studio.crash.settle());
  }

  async stateOf(roundId: string): Promise<string> {
    const [row] = await this.studio.sql.query<{ state: string }>({
      text: 'select state from studio.crash_bet where round_id = $1',
      values: [roundId],
    });
    return row?.state ?? 'none';
  }
}
