import type { CallDefinition } from './call.ts';
import {
  browserCallers,
  callTableEntry,
  gameCallPrefix,
  lotteryCallPrefix,
  operatorCallPrefix,
  rainCallPrefix,
} from './call-table.ts';
import { calls } from './calls.ts';

/** The text of `call-table.generated.ts`. A test compares it with the file, so that the two never part. */
export function callTableSource(): string {
  const inBrowsers = definitions.filter(
    ([, { caller, path }]) =>
      browserCallers.some((known) => known === caller) && !path.startsWith(operatorCallPrefix),
  );
  const ofGames = inBrowsers.filter(([, { path }]) => path.startsWith(gameCallPrefix));
  const ofTheApp = inBrowsers.filter(
    (call) =>
      !ofGames.includes(call) &&
      ![lotteryCallPrefix, rainCallPrefix].some((prefix) => call[1].path.startsWith(prefix)),
  );
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

/** The text of `operator-call-table.generated.ts`, a file of its own so that no player loads it. */
export function operatorCallTableSource(): string {
  return [
    "import type { OperatorCallTable } from './call-table.ts';",
    '',
    '/** Generated from the contract by `npm run generate`; a test keeps it fresh. */',
    'export const operatorCallTable: OperatorCallTable = {',
    ...linesOf(definitions.filter(([, { path }]) => path.startsWith(operatorCallPrefix))),
    '};',
    '',
  ].join('\n');
}

/** The text of `lottery-call-table.generated.ts`, a file of its own so that only screens of lotteries load it. */
export function lotteryCallTableSource(): string {
  return [
    "import type { LotteryCallTable } from './call-table.ts';",
    '',
    '/** Generated from the contract by `npm run generate`; a test keeps it fresh. */',
    'export const lotteryCallTable: LotteryCallTable = {',
    ...linesOf(definitions.filter(([, { path }]) => path.startsWith(lotteryCallPrefix))),
    '};',
    '',
  ].join('\n');
}

/** The text of `agency-call-table.generated.ts`, a file of its own so that only agents load it. */
export function agencyCallTableSource(): string {
  return [
    "import type { AgencyCallTable } from './call-table.ts';",
    '',
    '/** Generated from the contract by `npm run generate`; a test keeps it fresh. */',
    'export const agencyCallTable: AgencyCallTable = {',
    ...linesOf(
      definitions.filter(([, { caller, path }]) => caller === 'agent' || path.startsWith(rainCallPrefix)),
    ),
    '};',
    '',
  ].join('\n');
}

const definitions = Object.entries<CallDefinition>(calls);

function linesOf(listed: readonly (readonly [string, CallDefinition])[]): string[] {
  return listed.map(([name, call]) => {
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
