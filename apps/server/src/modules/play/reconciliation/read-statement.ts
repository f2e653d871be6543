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

/** The pages of a vendor's statement, one after another. Throws `VendorSilentError`. */
export async function* statementPages(
  transport: SignedTransport,
  vendor: VendorOfMerchant,
  period: { readonly from: Date; readonly until: Date },
  nowMs: () => number,
): AsyncGenerator<StatementPageBody> {
  const { merchantCode, vendorCode } = vendor;
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
    yield page;
    if (page.next !== null && page.next <= after) throw new VendorSilentError('the pages do not go on');
    after = page.next;
  }
}
