import type { GameId } from '@wau/contract/ids';
import { linkBefore } from '@wau/fairness/hash-chain';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { parseMinor } from '@wau/money/minor';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { readTitleShelf } from '@wau/titles/title-shelf';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestStudio, type TestPlayer } from '../testing/test-studio.ts';
import { createCrashChains } from './crash-chains.ts';
import { TestFlights } from './testing/test-flights.ts';

const gameId = 'wau-terbang' as GameId;
const database = await createTestDatabase();
const studio = await startTestStudio(database);
const flights = new TestFlights(studio, gameId);
afterAll(() => studio.close());

const refusalOf = (answer: { readonly ok: boolean; readonly errorCode?: string }) =>
  answer.ok ? undefined : answer.errorCode;
const flies = (crashHundredths: number) => crashHundredths > 250 && crashHundredths < 5_000;

describe('fairness', () => {
  it('a bet is recomputed from its proof, and its link leads to the head that was published before', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const table = await flights.tableOf(player);
    const head = table.ok ? table.value.chain?.head : undefined;
    const byHand = await flights.placed(player, flight);
    const lost = await flights.placed(player, flight, { slot: 2, autoCashOutHundredths: 500_000 });
    await flights.until('flying');
    await flights.at(4_000);
    await flights.cashOut(player, byHand.roundId);
    await flights.settle();
    const early = await studio.call('getRoundProof', { path: `/studio/api/rounds/${byHand.roundId}/proof` });
    expect(refusalOf(early)).toBe('round.unknown');
    await flights.until('settled');
    await flights.settle();
    const mathematics = readTitleShelf().find(gameId)?.playable;
    for (const { roundId } of [byHand, lost]) {
      const proof = await flights.proofOf(roundId);
      const serverSeed = parseServerSeed(proof.serverSeed ?? '') ?? expect.fail('no link');
      const salt = parseClientSeed(proof.clientSeed) ?? expect.fail('no salt');
      expect(proof.serverSeedHash).toBe(head);
      expect(linkBefore(serverSeed, proof.nonce)).toBe(head);
      const bet = mathematics?.parseBet(proof.parameters);
      if (bet?.ok !== true) throw new Error('the parameters are the title’s');
      const stakeMinor = parseMinor(proof.stakeMinor) ?? expect.fail();
      const maxWinMinor = parseMinor(proof.maxWinMinor) ?? expect.fail();
      const again = bet.value.play(
        { stakeMinor, maxWinMinor },
        proof.decisions,
        roundStream(serverSeed, salt, proof.nonce),
      );
      expect(again).toMatchObject({ kind: 'over', events: proof.events });
      expect(studio.operator.movementsOf(roundId).payoutMinor.toString()).toBe(proof.payoutMinor);
    }
    const history = await studio.call('listRounds', { token: player.playToken });
    expect(history.ok && history.value.list.map((round) => [round.roundId, round.status])).toEqual([
      [lost.roundId, 'settled'],
      [byHand.roundId, 'settled'],
    ]);
  });

  it('nothing that is stored or answered tells of a flight’s end before it has ended', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const drawn = await studio.crash.chains.flightOf(flight, flight.number, flights.table.mathematics);
    await flights.placed(player, flight);
    await flights.until('flying');
    await flights.at(2_000);
    await flights.tableOf(player);
    await studio.call('listRounds', { token: player.playToken });
    const stored = await studio.sql.query<{ text: string }>({
      text: `select f::text as text from studio.crash_flight f union all select b::text from studio.crash_bet b
             union all select e::text from studio.crash_event e union all select c::text from studio.crash_chain c`,
      values: [],
    });
    const everything = [...stored.map((row) => row.text), ...studio.answers, ...studio.logLines].join('\n');
    expect(everything).not.toContain(drawn.link);
    expect((await flights.latest()).crashHundredths).toBeUndefined();
    await flights.until('settled');
    expect((await flights.latest()).link).toBe(drawn.link);
  });

  it('a chain is stored before its salt, which the first watcher brings', async () => {
    const rows = await studio.sql.query<{ is_after: boolean; salt: string }>({
      text: 'select salted_at > committed_at as is_after, salt from studio.crash_chain where game_id = $1',
      values: [gameId],
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.is_after).toBe(true);
    const [seed] = await studio.sql.query<{ found: boolean }>({
      text: 'select exists (select from studio.seed where client_seed = $1) as found',
      values: [rows[0]?.salt],
    });
    expect(seed?.found).toBe(true);
  });

  it('others are shown with a masked name', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    await flights.placed(player, flight);
    const table = await flights.tableOf(player);
    expect(table.ok && table.value.flight?.shown.map((bet) => bet.name)).toContain('A***h');
    expect(JSON.stringify(table)).not.toContain('Aminah');
    await flights.until('settled');
  });
});

describe('the end of a chain', () => {
  const shortGame = 'kapal-lanun' as GameId;
  const short = new TestFlights(studio, shortGame);

  /** Somebody who has had the game open for long: the stream is asked for again every few minutes, the table is not. */
  async function follow({ playToken }: TestPlayer): Promise<void> {
    const url = await studio.app.listen({ host: '127.0.0.1', port: 0 });
    const controller = new AbortController();
    const { signal } = controller;
    const headers = { Authorization: `Bearer ${playToken}` };
    const followed = await fetch(`${url}/studio/api/crash/events`, { headers, signal });
    expect(followed.status).toBe(200);
    controller.abort();
  }

  it('comes without a pause: the next one is published, and has its salt, before it is needed', async () => {
    const { sealingKey, sql, clock } = studio;
    const random = { bytes: (count: number) => new Uint8Array(count).fill(7) };
    const chain = await createCrashChains({ sql, clock, random, sealingKey, length: 3 }).commit(shortGame);
    const player = await short.open(10_000n);
    await short.tableOf(player);
    expect(await short.until('betting')).toMatchObject({ chainId: chain.chainId, number: 1 });
    await follow(player);
    await short.until('settled');
    const table = await short.tableOf(player);
    if (!table.ok) throw new Error(table.errorCode);
    const { nextChain } = table.value;
    expect(table.value.chain).toMatchObject({ chainId: chain.chainId, head: chain.head, length: 3 });
    expect(nextChain?.salt).toBe(table.value.chain?.salt);
    // From here on nobody comes to watch anew.
    for (const number of [2, 3]) {
      expect(await short.until('betting')).toMatchObject({ chainId: chain.chainId, number });
      await short.until('settled');
    }
    const last = await short.latest();
    const following = await short.until('betting');
    expect(following).toMatchObject({ chainId: nextChain?.chainId, number: 1 });
    const { pauseMs, bettingMs } = short.table.mathematics;
    const openedAtMs = following.closesAtMs - bettingMs;
    expect(openedAtMs - (last.crashedAtMs ?? 0)).toBeLessThan(pauseMs + 100);
    const then = await short.tableOf(player);
    expect(then.ok && then.value.chain?.chainId).toBe(nextChain?.chainId);
  });
});
