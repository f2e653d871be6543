import { Client } from 'pg';

/**
 * Transaction numbers belong to one database server, and roll-ups go by them. A backup therefore numbers anew: in
 * place of a transaction's number stands how many of the merchant's roll-ups end at or before it. That keeps each
 * posting within its roll-up and each roll-up's range, and gives numbers as small as there are roll-ups.
 */
const boundaries = `(
  select merchant_id, array_agg(distinct until_xid order by until_xid) as ends
    from ledger.house_rollup group by merchant_id)`;

function renumbered(column: string): string {
  return `case when t.${column} is not null then coalesce(width_bucket(t.${column}, b.ends), 0)::text::xid8 end as ${column}`;
}

const columnsWithNumbers: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['ledger.transfer', new Set(['posted_xid'])],
  ['ledger.house_rollup', new Set(['from_xid', 'until_xid'])],
]);

/** The tables that hold transaction numbers, and the query that gives their rows with new ones. */
export const renumberedTables: ReadonlyMap<
  string,
  { readonly select: (columns: readonly string[]) => string }
> = new Map(
  [...columnsWithNumbers].map(([table, numbers]) => [
    table,
    {
      select: (columns) =>
        `select ${columns.map((column) => (numbers.has(column) ? renumbered(column) : `t.${column}`)).join(', ')}
           from ${table} t left join ${boundaries} b on b.merchant_id = t.merchant_id`,
    },
  ]),
);

/**
 * Uses up transaction numbers of the server until they lie beyond those of the roll-ups that were just loaded by
 * `loading`, whose transaction is still open. A number takes some 20 µs, and a merchant has one roll-up a minute at
 * most.
 */
export async function passLoadedNumbers(loading: Client, ownerUrl: string): Promise<void> {
  const { rows } = await loading.query<{ last: string | null }>(
    'select max(until_xid::text::numeric)::text as last from ledger.house_rollup',
  );
  const client = new Client({ connectionString: ownerUrl, statement_timeout: 0 });
  await client.connect();
  try {
    // Nothing here needs to survive; a lost number is one that is used up.
    await client.query('set synchronous_commit = off');
    await client.query(
      `do $$ begin
         while pg_current_xact_id() <= '${BigInt(rows[0]?.last ?? '0')}'::xid8 loop
           commit;
         end loop;
       end $$`,
    );
  } finally {
    await client.end();
  }
}
