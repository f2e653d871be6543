import { SilentError } from './silent-error.ts';

/** Of a day; far above what any vendor plays and any provider pays. */
const maximumLines = 2_000_000;
/** Whoever states may have shorter pages than ours, down to a quarter. */
const maximumPages = 4_000;

export interface StatementLimits {
  readonly maximumLines: number;
  readonly maximumPages: number;
}

export const statementLimits: StatementLimits = { maximumLines, maximumPages };

export interface StatementPeriod {
  readonly from: Date;
  readonly until: Date;
}

/** `next`: what the following page comes after; `null` when there is none. */
export interface PageOfStatement<Line> {
  readonly lines: readonly Line[];
  readonly next: string | null;
}

/** `after`: `next` of the page before, empty for the first. Throws `SilentError`. */
export type ReadStatementPage<Line> = (
  period: StatementPeriod,
  after: string,
) => Promise<PageOfStatement<Line>>;

/** The pages of a statement, one after another, as long as `isOver` says no. Throws `SilentError`. */
export async function* statementPages<Line>(
  readPage: ReadStatementPage<Line>,
  period: StatementPeriod,
  limits: StatementLimits,
  isOver: () => boolean,
): AsyncGenerator<PageOfStatement<Line>> {
  let lineCount = 0;
  let pageCount = 0;
  let after: string | null = '';
  while (after !== null) {
    if (isOver()) throw new SilentError('cut off: the statement was not read to its end in the time for it');
    const page: PageOfStatement<Line> = await readPage(period, after);
    lineCount += page.lines.length;
    pageCount += 1;
    if (lineCount > limits.maximumLines || pageCount > limits.maximumPages) {
      throw new SilentError('the statement has no end');
    }
    yield page;
    if (page.next !== null && (page.next <= after || page.lines.length === 0)) {
      throw new SilentError('the pages do not go on');
    }
    after = page.next;
  }
}
