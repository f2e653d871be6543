import { readSources } from './read-sources.ts';

/** A number by which the product waits, bounds or counts, as it stands in the source. */
export interface Limit {
  readonly file: string;
  readonly name: string;
  /** With its arithmetic, such as `15 * 60_000`. */
  readonly value: string;
}

const written = /^(?:export )?const (\w+)(?:: \w+)? = ([-\w. *+/()]*\d[-\w. *+/()]*);$/gm;
const unit = /(?:Ms|Seconds|Minutes|Hours|Days|Bytes|Minor|Count|Length|Limit|Attempts|Size)$/;
const bound =
  /^(?:max|min|most|least|longest|smallest|largest|limit|keep|per|days|attempts|bits|rounds)|(?:Max|Min|Limit|Per[A-Z]|Attempts)/;
const elsewhere = /\.test\.|\/(?:testing|test-support|prove|demo)\//;

/** Every limit of the product, in the order of its files. Demo data and tests have none that anybody relies on. */
export async function findLimits(): Promise<readonly Limit[]> {
  const sources = await readSources(['packages/*/src/*.ts', 'apps/*.ts', 'apps/*.tsx', 'start/src/*.ts']);
  return [...sources]
    .filter(([file]) => !elsewhere.test(file))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, text]) =>
      [...text.matchAll(written)].flatMap(([, name = '', value = '']) =>
        unit.test(name) || bound.test(name) ? [{ file, name, value }] : [],
      ),
    );
}

/** `docs/limits.md`: a table for each folder that has some. */
export function limitsDocument(limits: readonly Limit[]): string {
  const rows = limits.map(({ file, name, value }) => `| \`${file}\` | ${name} | ${value} |`);
  return [
    '# Limits',
    '',
    'Every waiting time, size and count that stands in the source under a name, so that a change of one is seen: `npm run',
    'generate` writes this page, and a test compares it. What operators choose themselves is in',
    '[configuration.md](configuration.md) and `npm run settings`.',
    '',
    '| file | limit | value |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
