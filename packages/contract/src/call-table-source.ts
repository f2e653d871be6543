import { callTableEntry } from './call-table.ts';
import { calls } from './calls.ts';

/** The text of `call-table.generated.ts`. A test compares it with the file, so that the two never part. */
export function callTableSource(): string {
  const lines = Object.entries(calls).map(([name, call]) => {
    const fields = Object.entries(callTableEntry(call)).map(([key, value]) => `${key}: ${quoted(value)}`);
    const oneLine = `  ${name}: { ${fields.join(', ')} },`;
    return oneLine.length <= 110
      ? oneLine
      : `  ${name}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`;
  });
  return [
    "import type { CallTableEntry } from './call-table.ts';",
    "import type { CallName } from './calls.ts';",
    '',
    '/** Generated from the contract by `npm run generate`; a test keeps it fresh. */',
    'export const callTable: { readonly [Name in CallName]: CallTableEntry } = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
