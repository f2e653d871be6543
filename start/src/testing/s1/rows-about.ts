import type { Client } from 'pg';

/**
 * Tables that a stranger may add a line to that names somebody, as the post office may: the answer tells the stranger
 * nothing, and the counts of S2 and S3 bound it.
 */
const letterboxes: ReadonlySet<string> = new Set([
  'wau.outgoing_messages',
  'wau.verification_codes',
  'wau.password_links',
  'wau.attempt_counters',
]);

/** Every row of the database that names the member, by table: what nobody else may change. */
export async function rowsAbout(client: Client, memberId: string): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('wau', 'ledger', 'studio', 'sandbox') order by 1`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    if (letterboxes.has(name)) continue;
    const { rows } = await client.query<{ text: string }>(
      `select coalesce(string_agg(row_text, E'\\n' order by row_text), '') as text
       from (select t::text as row_text from ${name} as t) as all_rows where row_text like '%' || $1 || '%'`,
      [memberId],
    );
    if (rows[0]?.text) found[name] = rows[0].text;
  }
  return found;
}
