import type { SqlRunner } from '@wau/service/database/sql-runner';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { startTestStudio, type TestPlayer } from '../testing/test-studio.ts';
import { type PlayTokenParts, parsePlayToken } from './play-token.ts';
import { rememberPlaySessions } from './remember-play-sessions.ts';

const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

function tokenOf({ playToken }: TestPlayer): PlayTokenParts {
  const token = parsePlayToken(playToken);
  if (token === undefined) throw new Error('not a play token');
  return token;
}

/** Remembers up to two sessions, and counts the tokens that it asks the database for. */
function rememberTwo() {
  const asked: number[] = [];
  const sql: SqlRunner = {
    query(statement) {
      asked.push(String(statement.values?.[1]).split(',').length);
      return studio.sql.query(statement);
    },
  };
  const find = rememberPlaySessions(sql, 2);
  const now = (): Date => new Date(studio.clock.nowMs());
  return {
    asked,
    playersOf: async (tokens: readonly PlayTokenParts[]) =>
      (await find(tokens, now())).map((session) => session?.playerId),
  };
}

it('reads a session once, each at its place, and forgets the one not asked for longest', async () => {
  const [aminah, bala, chan] = await Promise.all(
    ['mbr_aminah', 'mbr_bala', 'mbr_chan'].map(async (playerId) =>
      tokenOf(await studio.open(100n, { playerId })),
    ),
  );
  if (aminah === undefined || bala === undefined || chan === undefined) throw new Error('three players');
  const { asked, playersOf } = rememberTwo();
  const stranger = { ...aminah, tokenHash: Buffer.alloc(32) };
  expect(await playersOf([aminah])).toEqual(['mbr_aminah']);
  // Strangers are asked for each time and push nobody out.
  for (let time = 0; time < 3; time += 1) {
    expect(await playersOf([stranger, bala, stranger, aminah])).toEqual([
      undefined,
      'mbr_bala',
      undefined,
      'mbr_aminah',
    ]);
  }
  expect(asked).toEqual([1, 3, 2, 2]);
  expect(await playersOf([chan, aminah])).toEqual(['mbr_chan', 'mbr_aminah']);
  expect(await playersOf([bala, aminah])).toEqual(['mbr_bala', 'mbr_aminah']);
  expect(asked.slice(4)).toEqual([1, 1]);
  // The same hash below another merchant is another token.
  expect(await playersOf([{ ...aminah, merchantId: 'kilat' as PlayTokenParts['merchantId'] }])).toEqual([
    undefined,
  ]);
});

it('strangers that come at once share a query, and whoever is among them is found', async () => {
  const token = tokenOf(await studio.open(100n, { playerId: 'mbr_esah' }));
  const { asked, playersOf } = rememberTwo();
  const strangers = Array.from({ length: 150 }, (_, place) => ({
    ...token,
    tokenHash: Buffer.alloc(32, place),
  }));
  const found = await Promise.all([...strangers, token].map((each) => playersOf([each])));
  expect(found.flat()).toEqual([...strangers.map(() => undefined), 'mbr_esah']);
  expect(asked).toEqual([151]);
});

it('a session that was remembered ends when its time is over, and not before', async () => {
  const token = tokenOf(await studio.open(100n, { playerId: 'mbr_devi' }));
  const { asked, playersOf } = rememberTwo();
  expect(await playersOf([token])).toEqual(['mbr_devi']);
  studio.clock.advance(12 * 60 * 60_000 - 1);
  expect(await playersOf([token])).toEqual(['mbr_devi']);
  studio.clock.advance(1);
  expect(await playersOf([token])).toEqual([undefined]);
  expect(asked).toEqual([1]);
  // Nor does it come to life again for somebody who has not seen it live.
  expect(await rememberTwo().playersOf([token])).toEqual([undefined]);
});
