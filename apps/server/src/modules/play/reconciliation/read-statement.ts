import { createHmac, sign } from 'node:crypto';
import {
  StatementPage,
  type StatementPageBody,
  type StatementRequestBody,
  statementPath,
  statementSignatureHeader,
} from '@wau/contract/vendor-wallets/statement';
import { contractValidator } from '@wau/service/http/validator';
import { secretKeyOf } from '@wau/service/secrets/secret-key';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { VendorOfMerchant } from '../../../platform/merchants/merchant-directory.ts';

/** Why a statement could not be had, in words for whoever looks after it. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

const readPage = contractValidator<StatementPageBody>(StatementPage);

/** The pages of a vendor's statement, one after another. Throws `StatementError`. */
export async function* statementPages(
  transport: SignedTransport,
  vendor: VendorOfMerchant,
  period: { readonly from: Date; readonly until: Date },
  nowMs: () => number,
): AsyncGenerator<StatementPageBody> {
  let after: string | null = '';
  while (after !== null) {
    const page: StatementPageBody = await askForPage(transport, vendor, {
      merchantCode: vendor.merchantCode,
      from: period.from.toISOString(),
      until: period.until.toISOString(),
      after,
      sentAt: new Date(nowMs()).toISOString(),
    });
    yield page;
    if (page.next !== null && page.next <= after) throw new StatementError('the pages do not go on');
    after = page.next;
  }
}

async function askForPage(
  transport: SignedTransport,
  vendor: VendorOfMerchant,
  request: StatementRequestBody,
): Promise<StatementPageBody> {
  const rawBody = JSON.stringify(request);
  const headers = { [statementSignatureHeader]: signatureOf(vendor, rawBody) };
  try {
    const { statusCode, body } = await transport({
      path: statementPath(vendor.vendorCode),
      headers,
      rawBody,
    });
    if (statusCode !== 200) throw new StatementError(`the vendor answers with status ${statusCode}`);
    return readPage(body);
  } catch (error) {
    if (error instanceof StatementError) throw error;
    throw new StatementError(error instanceof Error ? error.message : String(error));
  }
}

function signatureOf({ keys: { shared, ownPrivate } }: VendorOfMerchant, rawBody: string): string {
  if (shared !== undefined) return createHmac('sha256', secretKeyOf(shared)).update(rawBody).digest('hex');
  if (ownPrivate !== undefined) return sign('sha256', Buffer.from(rawBody), ownPrivate).toString('base64');
  throw new StatementError('there is no key to ask the vendor with');
}
