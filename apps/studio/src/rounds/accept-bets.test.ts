import { parseMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { createSystemRandom } from '@wau/service/random';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { readTitleShelf } from '@wau/titles/title-shelf';
import { afterAll, expect, it } from 'vitest';
import { parsePlayToken } from '../play-sessions/play-token.ts';
import { rememberPlaySessions } from '../play-sessions/remember-play-sessions.ts';
import { openServerSeed } from '../seeds/seed-pairs.ts';
import { diceBet, newKey, startTestStudio, type TestPlayer } from '../testing/test-studio.ts';
import { acceptBets } from './accept-bets.ts';

const titles = readTitleShelf();
const database = await createTestDatabase();
const studio = await startTestStudio(database);
afterAll(() => studio.close());

/** Accepts one bet on a node where `between` happens after the state was read and before the round is stored. */
async function acceptWhile(player: TestPlayer, key: string, between: () => Promise<unknown>) {
  const token = parsePlayToken(player.playToken);
  const stakeMinor = parseMinor(diceBet.stakeMinor);
  if (token === undefined || stakeMinor === undefined) throw new Error('not a bet');
  let inserts = 0;
  let counted = 0;
  const sql: SqlRunner = {
    async query(statement) {
      if (statement.name === 'studio-insert-rounds') {
        inserts += 1;
        if (inserts === 1) await between();
      }
      return studio.sql.query(statement);
    },
  };
  const [accepted] = await acceptBets(
    {
      sql,
      clock: studio.clock,
      random: createSystemRandom(),
      flush: 'own',
      findPlaySessions: rememberPlaySessions(studio.sql, 1),
      titles,
      limitPlayer: () => {
        counted += 1;
      },
      openServerSeed: (session, seed) =>
        openServerSeed(studio.sealingKey, {
          ...seed,
          merchantId: session.merchantId,
          playerId: session.playerId,
        }),
    },
    [{ token, idempotencyKey: key, stakeMinor, parameters: diceBet.parameters, isAuto: false }],
  );
  return { accepted, inserts, counted };
}

it('takes the next nonce when another node has used the one it read', async () => {
  const player = await studio.open(10_000n);
  const { accepted, inserts, counted } = await acceptWhile(player, newKey(), () =>
    studio.bet(player, newKey()),
  );
  expect(accepted).toMatchObject({ kind: 'placed', round: { nonce: 1, seedId: player.play.seed.seedId } });
  expect(inserts).toBe(2);
  // The player placed one bet, however often the node had to try.
  expect(counted).toBe(1);
});

it('finds the round of its own key when another node has placed it', async () => {
  const player = await studio.open(10_000n);
  const key = newKey();
  const { accepted, inserts } = await acceptWhile(player, key, () => studio.bet(player, key));
  expect(accepted).toMatchObject({ kind: 'known' });
  expect(inserts).toBe(1);
});

it('plays on the new pair when the one it read has been revealed', async () => {
  const player = await studio.open(10_000n);
  const { accepted, inserts } = await acceptWhile(player, newKey(), () =>
    studio.call('rotateSeed', { token: player.playToken, body: { clientSeed: 'baharu' } }),
  );
  expect(accepted).toMatchObject({ kind: 'placed', round: { nonce: 0, clientSeed: 'baharu' } });
  expect(inserts).toBe(2);
});

it('gives way when the pair never stands still', async () => {
  const player = await studio.open(10_000n);
  const token = parsePlayToken(player.playToken);
  const stakeMinor = parseMinor('100');
  if (token === undefined || stakeMinor === undefined) throw new Error('not a bet');
  const restless: SqlRunner = {
    query: (statement) =>
      statement.name === 'studio-insert-rounds' ? Promise.resolve([]) : studio.sql.query(statement),
  };
  const [accepted] = await acceptBets(
    {
      sql: restless,
      clock: studio.clock,
      random: createSystemRandom(),
      flush: 'own',
      findPlaySessions: rememberPlaySessions(studio.sql, 1),
      titles,
      limitPlayer: () => undefined,
      openServerSeed: (session, seed) =>
        openServerSeed(studio.sealingKey, {
          ...seed,
          merchantId: session.merchantId,
          playerId: session.playerId,
        }),
    },
    [{ token, idempotencyKey: newKey(), stakeMinor, parameters: diceBet.parameters, isAuto: false }],
  );
  expect(accepted).toMatchObject({ kind: 'refused', refusal: { code: 'server.overloaded' } });
});
