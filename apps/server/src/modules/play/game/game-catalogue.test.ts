import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createGameCatalogue } from './game-catalogue.ts';

test('GA-01 games that could not be read are read again for whoever asks next', async () => {
  const answers = [() => Promise.reject(new Error('no database')), () => Promise.resolve([])];
  const runner: SqlRunner = { query: () => answers.shift()?.() ?? Promise.reject(new Error('read again')) };
  const catalogue = createGameCatalogue({
    runner,
    clock: createTestClock(),
    notifications: { on: () => undefined, start: async () => undefined, close: async () => undefined },
  });
  const offered = () => catalogue.offeredBy('wau' as MerchantCode);
  await expect(offered()).rejects.toThrow('no database');
  expect(await offered()).toEqual([]);
  // And kept then.
  expect(await offered()).toEqual([]);
});
