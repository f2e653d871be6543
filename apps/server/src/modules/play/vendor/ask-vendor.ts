import { createHmac, sign } from 'node:crypto';
import { statementSignatureHeader } from '@wau/contract/vendor-wallets/statement';
import { secretKeyOf } from '@wau/service/secrets/secret-key';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { MerchantVendor } from '../../../platform/merchants/merchant.ts';

/** Why a vendor did not answer, in words for whoever looks after it. */
export class VendorSilentError extends Error {
  override readonly name = 'VendorSilentError';

  /** Parts of what the vendor has sent may stand in the message, and the database does not hold every text. */
  constructor(message: string) {
    super(message.replaceAll(/[^ -~]/g, '?'));
  }
}

/** Asks a vendor for something, signed with the key that it has with the merchant. Throws `VendorSilentError`. */
export async function askVendor<Answer>(
  transport: SignedTransport,
  vendor: Pick<MerchantVendor, 'keys'>,
  path: string,
  request: object,
  read: (body: unknown) => Answer,
): Promise<Answer> {
  const rawBody = JSON.stringify(request);
  const headers = { [statementSignatureHeader]: signatureOf(vendor, rawBody) };
  try {
    const { statusCode, body } = await transport({ path, headers, rawBody });
    if (statusCode !== 200) throw new VendorSilentError(`the vendor answers with status ${statusCode}`);
    return read(body);
  } catch (error) {
    if (error instanceof VendorSilentError) throw error;
    throw new VendorSilentError(error instanceof Error ? error.message : String(error));
  }
}

function signatureOf(
  { keys: { shared, ownPrivate } }: Pick<MerchantVendor, 'keys'>,
  rawBody: string,
): string {
  if (shared !== undefined) return createHmac('sha256', secretKeyOf(shared)).update(rawBody).digest('hex');
  if (ownPrivate !== undefined) return sign('sha256', Buffer.from(rawBody), ownPrivate).toString('base64');
  throw new VendorSilentError('there is no key to ask the vendor with');
}
