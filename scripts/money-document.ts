import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { projectFolder } from './run-command.ts';

/** What the page says of a reason. */
export interface DocumentedReason {
  readonly reason: string;
  /** Account names up to the part that differs, `house:cashier`, that it may debit; and those that it may credit. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Files that post it, from the project's folder. */
  readonly files: readonly string[];
  /** The prefix of the ids that it refers to, where the page names one. */
  readonly idPrefix: string | undefined;
  /** What stands in the ledger's keys of it, where the page names it. */
  readonly keyPart: string | undefined;
  /** Reasons that take it back. */
  readonly undoneBy: readonly string[];
}

export function readMoneyDocument(): string {
  return readFileSync(join(projectFolder, 'docs/money.md'), 'utf8');
}

/** The rows of the table of reasons. */
export function documentedReasons(text: string): readonly DocumentedReason[] {
  const rows = (text.split('\n## Reasons\n')[1]?.split('\n## ')[0] ?? '').split('\n');
  return rows.filter((row) => row.startsWith('| `')).map(documentedReason);
}

function documentedReason(row: string): DocumentedReason {
  const [reason = '', debit = '', credit = '', files = '', belongsTo = '', keys = '', undoing = ''] = row
    .slice(2, -2)
    .split(' | ');
  return {
    reason: codesOf(reason)[0] ?? '',
    from: codesOf(debit),
    to: codesOf(credit),
    files: [...files.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => normalize(join('docs', link))),
    idPrefix: codesOf(belongsTo)[0],
    keyPart: codesOf(keys)[0],
    undoneBy: codesOf(undoing),
  };
}

function codesOf(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
