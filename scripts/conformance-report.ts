import { stripVTControlCharacters } from 'node:util';

interface TriedCase {
  readonly ancestorTitles: readonly string[];
  readonly title: string;
  readonly status: string;
  readonly failureMessages?: readonly string[] | null;
}

/** What Vitest writes of a run, as far as it is read here. */
export interface Outcome {
  readonly testResults: readonly {
    readonly name: string;
    /** Why the file as a whole could not be run. */
    readonly message?: string;
    readonly assertionResults: readonly TriedCase[];
  }[];
}

interface Tried {
  readonly adapter: string;
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

/** The cases of the suite; what else stands in a test file is its own. */
export function triedOf({ testResults }: Outcome): readonly Tried[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ ancestorTitles, title, status }) => {
      const [, adapter] = /^(.*) conforms:$/.exec(ancestorTitles.at(-1) ?? '') ?? [];
      const [, id, name] = /^([A-Z]\d+) (.*)$/.exec(title) ?? [];
      return adapter === undefined || id === undefined || name === undefined
        ? []
        : [{ adapter, id, name, status }];
    }),
  );
}

const longestReasonLines = 14;

/** What went wrong, in so many lines that expected and found values and the line of the case are among them. */
export function reasonsOf({ testResults }: Outcome): readonly string[] {
  const shortened = (text: string) =>
    stripVTControlCharacters(text)
      .split('\n')
      .filter((line) => !/^ +at .*(?:node_modules|node:internal)/.test(line))
      .slice(0, longestReasonLines)
      .join('\n');
  return testResults.flatMap(({ name, message = '', assertionResults }) => [
    ...(message === '' ? [] : [`${name}: ${shortened(message)}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) =>
        [`${ancestorTitles.join(' ')} ${title}`.trim(), shortened((failureMessages ?? []).join('\n'))].join(
          '\n',
        ),
      ),
  ]);
}

/** Vendors that keep wallets of their own are tried with other cases: theirs is a table of its own. */
export function tablesOf(all: readonly Tried[]): string {
  const isOfWallets = ({ id }: Tried) => id.startsWith('W');
  const tables = [all.filter((each) => !isOfWallets(each)), all.filter(isOfWallets)];
  return tables
    .filter(({ length }) => length > 0)
    .map(tableOf)
    .join('\n\n');
}

const mostOfLetter = 1_000;

/** A line for each case, a column for each adapter; what a protocol has nothing of stays empty. */
function tableOf(all: readonly Tried[]): string {
  const adapters = [...new Set(all.map(({ adapter }) => adapter))];
  const letters = [...new Set(all.map(({ id }) => id.slice(0, 1)))];
  const placeOf = (id: string) => letters.indexOf(id.slice(0, 1)) * mostOfLetter + Number(id.slice(1));
  const named = [...new Map(all.map(({ id, name }) => [id, name]))];
  // A case that the first adapter has nothing of comes where it belongs all the same.
  const cases = named.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
  const marks: Readonly<Record<string, string>> = { passed: 'yes', failed: '**no**' };
  const lines = cases.map(([id, name]) => {
    const cells = adapters.map((adapter) => {
      const found = all.find((each) => each.id === id && each.adapter === adapter);
      return found === undefined ? '' : (marks[found.status] ?? found.status);
    });
    return `| ${[id, name, ...cells].join(' | ')} |`;
  });
  return [
    `| ${['case', 'what is tried', ...adapters].join(' | ')} |`,
    `|${'---|'.repeat(adapters.length + 2)}`,
    ...lines,
  ].join('\n');
}
