import type { GameId } from '@wau/contract/ids';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { startTestStudio } from '../testing/test-studio.ts';
import { TestFlights } from './testing/test-flights.ts';

const gameId = 'wau-terbang' as GameId;
const database = await createTestDatabase();
const studio = await startTestStudio(database);
const flights = new TestFlights(studio, gameId);
afterAll(() => studio.close());

const flies = (crashHundredths: number) => crashHundredths > 250 && crashHundredths < 5_000;

test('S10 a flight under way when its title is switched off ends as any other and is paid; the next takes no bet', async () => {
  const playerId = 'mbr_switched_off_crash';
  const player = await flights.open(10_000n, playerId);
  const flight = await flights.betting(player, flies);
  const bet = await flights.placed(player, flight);
  await flights.until('flying');
  studio.operator.betRefusal = 'game.unavailable';
  await flights.at(5_000);
  const standsAt = flights.multiplierAt(5_000);
  expect(await flights.cashOut(player, bet.roundId)).toMatchObject({
    ok: true,
    value: { status: 'won', payoutMinor: String(standsAt * 10) },
  });
  await flights.settle();
  const paid = 9_000n + BigInt(standsAt * 10);
  expect(studio.operator.balanceOf(playerId)).toBe(paid);
  expect(studio.operator.isEnded(bet.roundId)).toBe(true);
  await flights.until('settled');
  const next = await flights.betting(player, flies);
  expect(await flights.bet(player, next)).toMatchObject({ ok: false, errorCode: 'game.unavailable' });
  expect(studio.operator.balanceOf(playerId)).toBe(paid);
  await flights.until('settled');
});
