import type { CallDefinition } from './call.ts';
import { browserCallers, callTableEntry, gameCallPrefix } from './call-table.ts';
import { calls } from './calls.ts';

/** The text of `call-table.generated.ts`. A test compares it with the file, so that the two never part. */
export function callTableSource(): string {
  const inBrowsers = Object.entries<CallDefinition>(calls).filter(([, { caller }]) =>
    browserCallers.some((known) => known === caller),
  );
  const ofGames = inBrowsers.filter(([, { path }]) => path.startsWith(gameCallPrefix));
  const ofTheApp = inBrowsers.filter((call) => !ofGames.includes(call));
  return [
    "import type { CallTable, GameCallTable } from './call-table.ts';",
    '',
    '/** Generated from the contract by `npm run generate`; a test keeps it fresh. */',
    'export const callTable: CallTable = {',
    ...linesOf(ofTheApp),
    '};',
    '',
    '/** What games load. */',
    'export const gameCallTable: GameCallTable = {',
    ...linesOf(ofGames),
    '};',
    '',
  ].join('\n');
}

function linesOf(definitions: readonly (readonly [string, CallDefinition])[]): string[] {
  return definitions.map(([name, call]) => {
    const fields = Object.entries(callTableEntry(call)).map(([key, value]) => `${key}: ${quoted(value)}`);
    const oneLine = `  ${name}: { ${fields.join(', ')} },`;
    return oneLine.length <= 110
      ? oneLine
      : `  ${name}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`;
  });
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
