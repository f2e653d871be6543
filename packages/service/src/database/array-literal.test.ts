import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { jsonArrayLiteral, plainArrayLiteral, textArrayLiteral } from './array-literal.ts';

describe('array literals', async () => {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.applicationUrl, max: 1 });
  afterAll(() => pool.end());

  it('come back from PostgreSQL as they went in', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0') && value.isWellFormed()),
      fc.constantFrom('', 'NULL', 'null', '{}', ',', '"', '\\', ' a ', '\\"', '\n'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text, { nil: undefined })), async (values) => {
        const { rows } = await pool.query('select $1::text[] as back', [textArrayLiteral(values)]);
        expect(rows[0]?.back).toEqual(values.map((value) => value ?? null));
      }),
      { numRuns: 200 },
    );
  });

  it('carry JSON to the letter, whatever quotes, backslashes and controls stand in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.json({ stringUnit: 'binary' })), async (texts) => {
        const values = texts.map((text) => JSON.parse(text) as unknown);
        const { rows } = await pool.query('select $1::json[]::text[] as back', [jsonArrayLiteral(values)]);
        expect(rows[0]?.back).toEqual(values.map((value) => JSON.stringify(value)));
      }),
      { numRuns: 200 },
    );
  });

  it('carry numbers and uuids', async () => {
    const uuid = '01930000-0000-7000-8000-000000000000';
    const { rows } = await pool.query('select $1::int8[]::text[] as numbers, $2::uuid[] as uuids', [
      plainArrayLiteral([-1n, 9_223_372_036_854_775_807n]),
      plainArrayLiteral([uuid.replaceAll('-', '')]),
    ]);
    expect(rows).toEqual([{ numbers: ['-1', '9223372036854775807'], uuids: [uuid] }]);
  });
});
