import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { startTestStudio, type TestPlayer } from '../testing/test-studio.ts';
import { parsePlayToken } from './play-token.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

const hourMs = 60 * 60_000;

it('play sessions are kept for a day after their end', async () => {
  const open = (playerId: string): Promise<TestPlayer> => studio.open(100n, { playerId });
  const players = { endedLongAgo: await open('mbr_long_ago') };
  studio.clock.advance(hourMs);
  // Opened a day and a half ago, ended within the last day.
  const others = { endedToday: await open('mbr_today') };
  studio.clock.advance(35 * hourMs + 1);
  const live = await open('mbr_live');
  const stored = async () => {
    const rows = await studio.sql.query<{ token_hash: Buffer }>({
      text: 'select token_hash from studio.play_session',
      values: [],
    });
    return rows.map((row) => row.token_hash.toString('hex')).sort();
  };
  const hashesOf = (...some: readonly TestPlayer[]) =>
    some.map(({ playToken }) => parsePlayToken(playToken)?.tokenHash.toString('hex')).sort();
  expect(await stored()).toEqual(hashesOf(players.endedLongAgo, others.endedToday, live));
  await studio.startWorkers();
  await expect.poll(stored).toEqual(hashesOf(others.endedToday, live));
});
