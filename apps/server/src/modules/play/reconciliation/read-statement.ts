import {
  StatementPage,
  type StatementPageBody,
  type StatementRequestBody,
  statementPath,
} from '@wau/contract/vendor-wallets/statement';
import { contractValidator } from '@wau/service/http/validator';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';
import { askVendor, VendorSilentError } from '../vendor/ask-vendor.ts';

const readPage = contractValidator<StatementPageBody>(StatementPage);

/** Of a day; far above what any vendor plays. */
const maximumLines = 2_000_000;
/** A vendor may have shorter pages than ours, down to a quarter. */
const maximumPages = 4_000;

/** The pages of a vendor's statement, one after another. Throws `VendorSilentError`. */
export async function* statementPages(
  transport: SignedTransport,
  vendor: VendorOfMerchant,
  period: { readonly from: Date; readonly until: Date },
  nowMs: () => number,
): AsyncGenerator<StatementPageBody> {
  const { merchantCode, vendorCode } = vendor;
  let lineCount = 0;
  let pageCount = 0;
  let after: string | null = '';
  while (after !== null) {
    const request: StatementRequestBody = {
      merchantCode,
      from: period.from.toISOString(),
      until: period.until.toISOString(),
      after,
      sentAt: new Date(nowMs()).toISOString(),
    };
    const page: StatementPageBody = await askVendor(
      transport,
      vendor,
      statementPath(vendorCode),
      request,
      readPage,
    );
    lineCount += page.lines.length;
    pageCount += 1;
    if (lineCount > maximumLines || pageCount > maximumPages) {
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
