import { randomUUID } from 'node:crypto';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { fund } from '@wau/server/testing/member-money';
import type { TestMember, TestServer } from '@wau/server/testing/test-server';
import type { Crash } from '@wau/studio/crash/start-crash';

type Table = CallValue<Calls['getCrashTable']>;
type Flight = NonNullable<Table['flight']>;

export interface FlightPlayer {
  readonly member: TestMember;
  readonly playToken: string;
}

/** Flights of one title as a whole installation serves them, led by hand: time goes on only here. */
export class ServedFlights {
  readonly #server: TestServer;
  readonly #crash: Crash;
  readonly #gameId: string;

  constructor(server: TestServer, crash: Crash, gameId: string) {
    this.#server = server;
    this.#crash = crash;
    this.#gameId = gameId;
  }

  async open(username: string, balanceMinor: bigint): Promise<FlightPlayer> {
    const member = await this.#server.openMember(username);
    await fund(this.#server, member, balanceMinor);
    const query = { vendor: 'studio', gameId: this.#gameId };
    const launched = await this.#server.call('launchGame', { token: member.token, query });
    const { hash } = new URL(launched.value().launchUrl, 'http://x');
    const launchToken = new URLSearchParams(hash.slice(1)).get('launch') ?? '';
    const opened = await this.#server.call('openPlay', { body: { launchToken } });
    return { member, playToken: opened.value().playToken };
  }

  async tableOf({ playToken }: FlightPlayer): Promise<Table> {
    return (await this.#server.call('getCrashTable', { token: playToken })).value();
  }

  /** Lets time go on until the flight is in a state. */
  async until(watcher: FlightPlayer, state: Flight['state']): Promise<Flight> {
    for (let steps = 0; steps < 2_000; steps += 1) {
      const pauseMs = await this.#step();
      const { flight } = await this.tableOf(watcher);
      if (flight?.state === state) return flight;
      this.#server.clock.advance(Math.max(1, pauseMs));
    }
    throw new Error(`no flight came to be ${state}`);
  }

  /** A flight that takes bets and will go so high at least. */
  async betting(watcher: FlightPlayer, atLeastHundredths: number): Promise<Flight> {
    for (let flights = 0; flights < 200; flights += 1) {
      const flight = await this.until(watcher, 'betting');
      const table = this.#crash.tables.of(this.#key);
      const drawn = await this.#crash.chains.flightOf(
        { ...this.#key, chainId: flight.chainId },
        flight.number,
        table.mathematics,
      );
      if (drawn.crashHundredths >= atLeastHundredths) return flight;
      await this.until(watcher, 'crashed');
    }
    throw new Error('no flight went so high');
  }

  bet({ playToken }: FlightPlayer, { chainId, number }: Flight, autoCashOutHundredths: number | null) {
    return this.#server.call('placeCrashBet', {
      token: playToken,
      body: { chainId, flight: number, slot: 1, stakeMinor: '100', autoCashOutHundredths },
      idempotencyKey: randomUUID(),
    });
  }

  /** Everything that is due at the wallet. */
  async settle(): Promise<void> {
    while (await this.#crash.settle());
  }

  get #key() {
    const table = this.#crash.tables.all.find(({ gameId }) => gameId === this.#gameId);
    if (table === undefined) throw new Error('the title has a table');
    return { gameId: table.gameId };
  }

  async #step(): Promise<number> {
    const place = this.#crash.tables.all.findIndex(({ gameId }) => gameId === this.#gameId);
    await this.#crash.clock.compare();
    return (await this.#crash.leaders[place]?.step()) ?? 0;
  }
}
