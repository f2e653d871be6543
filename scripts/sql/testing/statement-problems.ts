import { type DescribedColumn, describeStatement } from '@wau/service/testing/describe-statement';
import type { Client } from 'pg';
import type { ClaimedColumn, ValueKind } from './claimed-columns.ts';
import type { FoundStatement } from './find-statements.ts';

/** What the database knows of the columns of all tables and of all types. */
export interface Catalogue {
  readonly typeNames: ReadonlyMap<number, string>;
  /** `<table oid>.<column number>` of columns that may be null. */
  readonly nullable: ReadonlySet<string>;
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int4, typname as name from pg_type',
  );
  const columns = await client.query<{ place: string }>(
    `select attrelid::int4 || '.' || attnum as place from pg_attribute
      where not attnotnull and attrelid in (select oid from pg_class where relkind in ('r', 'p'))`,
  );
  return {
    typeNames: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    nullable: new Set(columns.rows.map(({ place }) => place)),
  };
}

/** Types of PostgreSQL by what the driver makes of them; every other comes as text. */
const kindOfType: Readonly<Record<string, ValueKind>> = {
  int8: 'bigint',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  timestamp: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
};

/**
 * Asks the database about one text of a statement: whether it can be parsed, whether the application may run it, how
 * many values it takes, and whether its columns are what the code claims. Empty is good.
 */
export async function problemsOf(
  client: Client,
  catalogue: Catalogue,
  { columns = [], valueCount }: FoundStatement,
  text: string,
): Promise<readonly string[]> {
  try {
    const described = await describeStatement(client, text);
    // Looks up privileges, which parsing does not.
    await client.query(`explain (generic_plan, costs off) ${text}`);
    const count = described.parameterCount;
    return [
      ...(valueCount === undefined || valueCount === count
        ? []
        : [`sends ${valueCount} values for ${count} places`]),
      ...columns.flatMap((column) => problemsOfColumn(catalogue, column, described.columns)),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function problemsOfColumn(
  { typeNames, nullable }: Catalogue,
  claimed: ClaimedColumn,
  columns: readonly DescribedColumn[],
): readonly string[] {
  const column = columns.find(({ name }) => name === claimed.name);
  if (column === undefined) return [`claims the column ${claimed.name}, which it does not read`];
  const typeName = typeNames.get(column.typeOid) ?? '';
  const problems: string[] = [];
  if (!fits(claimed.kind, typeName)) {
    problems.push(`claims ${claimed.name}: ${claimed.type}, but the database has ${typeName}`);
  }
  if (!claimed.mayBeNull && nullable.has(`${column.tableOid}.${column.columnNumber}`)) {
    problems.push(`claims ${claimed.name}: ${claimed.type}, but the column may be null`);
  }
  return problems;
}

function fits(claimed: ValueKind, typeName: string): boolean {
  const isArray = typeName.startsWith('_');
  const kind: ValueKind = kindOfType[isArray ? typeName.slice(1) : typeName] ?? 'text';
  // What JSON holds is the code's word alone.
  if (kind === 'unknown' || claimed === 'unknown') return true;
  return claimed === (isArray ? `${kind as 'text'}[]` : kind);
}
