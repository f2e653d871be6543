import type { MerchantCode } from '@wau/contract/ids';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { siteOriginOf } from '../../../platform/merchants/site-origin.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { ServerConfig } from '../../../server-config.ts';
import type { PaymentAdapter, PaymentDirection } from './payment-adapter.ts';

/** What speaking with payment providers takes. */
export interface Payments extends Pick<ServerParts, 'clock' | 'random' | 'runner' | 'merchants'> {
  /** The protocols that this installation speaks, by the code in `payment_providers`. */
  readonly adapters: ReadonlyMap<string, PaymentAdapter>;
  /** Opens the sealed keys of providers. */
  readonly sealingKey: Buffer;
  readonly places: Pick<ServerConfig, 'callbackOrigin' | 'siteOrigin' | 'publicUrl'>;
  readonly askTimeoutMs: number;
}

/** A player waits for the payment page; whoever has waited longer is gone. */
const askTimeoutMs = 8_000;

export function createPayments(parts: ServerParts, adapters: readonly PaymentAdapter[]): Payments {
  const { config, clock, random, runner, merchants } = parts;
  return {
    clock,
    random,
    runner,
    merchants,
    adapters: new Map(adapters.map((adapter) => [adapter.providerCode, adapter])),
    sealingKey: deriveKey(config.masterSecret, providerKeySealingLabel),
    places: config,
    askTimeoutMs,
  };
}

/** Label of the key, derived from the master secret, that seals the keys of payment providers. */
export const providerKeySealingLabel = 'sealing/payment-provider-keys';

/** Where a provider's key is sealed for; whoever writes the row seals it with the same words. */
export function providerKeyPlace(merchantCode: MerchantCode, providerCode: string): string {
  return `wau.payment_providers/${merchantCode}/${providerCode}`;
}

type Placed = Pick<Payments, 'adapters' | 'places'>;

/** Where a provider reports: merchant and provider are named, because one provider serves merchants by several keys. */
export function callbackUrlOf(
  { adapters, places }: Placed,
  merchantCode: MerchantCode,
  providerCode: string,
  direction: PaymentDirection,
): string {
  const isInside = adapters.get(providerCode)?.isPartOfInstallation === true;
  const origin = isInside ? places.callbackOrigin() : new URL(places.publicUrl).origin;
  return `${origin}/payments/${merchantCode}/${providerCode}/${direction}`;
}

/** Where a provider sends the payer back to: `path` on the merchant's site, or the whole address of it. */
export function returnUrlOf(
  { adapters, places }: Placed,
  merchant: Pick<Merchant, 'merchantCode' | 'hosts'>,
  providerCode: string,
  path: string,
): string {
  const adapter = adapters.get(providerCode);
  const isInside = adapter?.isPartOfInstallation === true && adapter.isPaidElsewhere !== true;
  const origin = isInside
    ? places.siteOrigin(merchant.merchantCode)
    : siteOriginOf(merchant, '', places.publicUrl);
  return `${origin}${path}`;
}
