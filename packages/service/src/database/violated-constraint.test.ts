import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { refusingTaken, violatedUnique } from './violated-constraint.ts';

const database = await createTestDatabase();
const client = new Client({ connectionString: database.superuserUrl });
beforeAll(async () => {
  await client.connect();
  await client.query(
    `create temporary table taken (a int constraint taken_a unique, b int constraint taken_b unique, c int check (c > 0));
     insert into taken values (1, 1, 1)`,
  );
});
afterAll(() => client.end());

const insert = (a: number, b: number, c = 1) =>
  refusingTaken({ taken_a: () => new Refusal('register.username.taken', { field: 'a' }) }, () =>
    client.query('insert into taken values ($1, $2, $3)', [a, b, c]),
  );

test('a constraint that is named becomes its refusal', async () => {
  await expect(insert(1, 2)).rejects.toEqual(new Refusal('register.username.taken', { field: 'a' }));
});

test('any other is the error that it was, and says its name', async () => {
  const error: unknown = await insert(2, 1).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: '23505' });
  expect(violatedUnique(error)).toBe('taken_b');
  await expect(insert(3, 3, 0)).rejects.toMatchObject({ code: '23514' });
  expect(violatedUnique(await insert(4, 4, 0).catch((thrown: unknown) => thrown))).toBeUndefined();
});

test('what succeeds is handed on', async () => {
  expect(await insert(5, 5)).toMatchObject({ rowCount: 1 });
});
