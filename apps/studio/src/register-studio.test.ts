import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { newKey, startTestStudio } from './testing/test-studio.ts';

const database = await createTestDatabase();

/** Notes from now on how each commit that holds new rounds goes to the disk. */
async function noteCommits(): Promise<{ taken(): Promise<readonly string[]>; close(): Promise<void> }> {
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  // The tests' database does not wait for its disk otherwise.
  await client.query(`alter database ${database.name} set synchronous_commit = on`);
  await client.query(`
    create table noted_commit (setting text not null);
    create function note_commit() returns trigger language plpgsql security definer as $$
      begin
        insert into public.noted_commit values (current_setting('synchronous_commit'));
        return null;
      end $$;
    create constraint trigger note_commit after insert on studio.round
      deferrable initially deferred for each row execute function note_commit()`);
  return {
    taken: async () => {
      const { rows } = await client.query<{ setting: string }>('delete from noted_commit returning setting');
      return rows.map(({ setting }) => setting);
    },
    close: () => client.end(),
  };
}

test('rounds are on the disk before a wallet elsewhere takes their stakes, and with it where it is the same database', async () => {
  const commits = await noteCommits();
  try {
    for (const [sharesWalletDatabase, setting] of [
      [false, 'on'],
      [true, 'off'],
    ] as const) {
      const studio = await startTestStudio(database, { sharesWalletDatabase });
      try {
        const player = await studio.open(10_000n);
        expect((await studio.bet(player, newKey())).ok).toBe(true);
        expect(await commits.taken()).toEqual([setting]);
      } finally {
        await studio.close();
      }
    }
  } finally {
    await commits.close();
  }
});
