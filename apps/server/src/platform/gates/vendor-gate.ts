import { headerNames } from '@wau/contract/headers';
import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { CallGate } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import { verifySignature } from '@wau/service/secrets/signature';
import type { MerchantDirectory } from '../merchants/merchant-directory.ts';

/** The house's own protocol, whose calls this gate lets in. */
export const studioProtocol = 'studio';

export interface VendorContext {
  readonly vendorCode: string;
  /**
   * The merchants that this vendor signs for with the key it used. What a request says about any other merchant is
   * to be treated as unknown.
   */
  readonly merchantCodes: ReadonlySet<MerchantCode>;
}

/** What the gate needs of a request, however it travelled. */
export interface VendorRequest {
  readonly method: string;
  readonly path: string;
  readonly rawBody: string;
  /** A header's value, empty when it is missing. */
  readonly header: (name: string) => string;
}

/**
 * Lets in game vendors by their signature. A vendor may share one key with all its merchants or have one for each;
 * the merchants whose key made the signature are those it speaks for. A vendor that a merchant has switched off
 * still gets in: what it may do then (settle open rounds, but not take stakes) is for the use case to say.
 */
export async function enterVendor(
  merchants: Pick<MerchantDirectory, 'vendor'>,
  clock: Clock,
  request: VendorRequest,
  protocol = studioProtocol,
): Promise<VendorContext> {
  const vendorCode = request.header(headerNames.vendor);
  const known = (await merchants.vendor(vendorCode)).filter((vendor) => vendor.protocol === protocol);
  if (known.length === 0) throw new Refusal('vendor.unknown');
  const timestamp = request.header(headerNames.timestamp);
  const signature = request.header(headerNames.signature);
  const merchantCodes = new Set<MerchantCode>();
  const verdicts = new Map<string, ReturnType<typeof verifySignature>>();
  for (const { keys, merchantCode } of known) {
    const key = keys.shared;
    if (key === undefined) continue;
    const keyText = key.toString('base64');
    const verdict =
      verdicts.get(keyText) ?? verifySignature(key, request, timestamp, signature, clock.nowMs());
    verdicts.set(keyText, verdict);
    if (verdict === 'stale') throw new Refusal('vendor.timestamp.stale');
    if (verdict === 'valid') merchantCodes.add(merchantCode);
  }
  if (merchantCodes.size === 0) throw new Refusal('vendor.signature.wrong');
  return { vendorCode, merchantCodes };
}

/** The same for a vendor in this process, which shows the key that it would sign with. */
export async function enterVendorWithKey(
  merchants: Pick<MerchantDirectory, 'vendor'>,
  vendorCode: string,
  key: Buffer,
): Promise<VendorContext> {
  const known = (await merchants.vendor(vendorCode)).filter((vendor) => vendor.protocol === studioProtocol);
  if (known.length === 0) throw new Refusal('vendor.unknown');
  const held = known.filter(({ keys }) => keys.shared?.equals(key) === true);
  if (held.length === 0) throw new Refusal('vendor.signature.wrong');
  return { vendorCode, merchantCodes: new Set(held.map(({ merchantCode }) => merchantCode)) };
}

/** The same for requests that come over HTTP. */
export function vendorGate(
  merchants: Pick<MerchantDirectory, 'vendor'>,
  clock: Clock,
  protocol = studioProtocol,
): CallGate<VendorContext> {
  return {
    enter: (request) =>
      enterVendor(
        merchants,
        clock,
        {
          method: request.method,
          path: request.url,
          rawBody: request.rawBody,
          header(name) {
            const value = request.headers[name.toLowerCase()];
            return typeof value === 'string' ? value : '';
          },
        },
        protocol,
      ),
  };
}
