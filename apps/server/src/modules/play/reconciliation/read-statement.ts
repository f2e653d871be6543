import type { StatementPageBody } from '@wau/contract/vendor-wallets/statement';
import { type StatementPeriod, type VendorQuestions, VendorSilentError } from '../vendor/ask-vendors.ts';

/** Of a day; far above what any vendor plays. */
const maximumLines = 2_000_000;
/** A vendor may have shorter pages than ours, down to a quarter. */
const maximumPages = 4_000;

export interface StatementLimits {
  readonly maximumLines: number;
  readonly maximumPages: number;
}

export const statementLimits: StatementLimits = { maximumLines, maximumPages };

/** The pages of a vendor's statement, one after another, as long as `isOver` says no. Throws `VendorSilentError`. */
export async function* statementPages(
  readPage: NonNullable<ReturnType<VendorQuestions['statementOf']>>,
  period: StatementPeriod,
  limits: StatementLimits,
  isOver: () => boolean,
): AsyncGenerator<StatementPageBody> {
  let lineCount = 0;
  let pageCount = 0;
  let after: string | null = '';
  while (after !== null) {
    if (isOver())
      throw new VendorSilentError('cut off: the statement was not read to its end in the time for it');
    const page: StatementPageBody = await readPage(period, after);
    lineCount += page.lines.length;
    pageCount += 1;
    if (lineCount > limits.maximumLines || pageCount > limits.maximumPages) {
      throw new VendorSilentError('the statement has no end');
    }
    if (page.lines.some(({ placedAt }) => Number.isNaN(Date.parse(placedAt)))) {
      throw new VendorSilentError('a round has a time that no calendar has');
    }
    yield page;
    if (page.next !== null && (page.next <= after || page.lines.length === 0))
      throw new VendorSilentError('the pages do not go on');
    after = page.next;
  }
}
