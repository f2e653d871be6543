import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import {
  deleteOperatorRequests,
  selectRequestSecrets,
} from '../../../platform/operators/operator-request-sql.ts';
import type { Ordering } from '../../../platform/operators/ordering.ts';
import { sandboxMerchantKey } from '../payment/adapters/sandbox/sandbox-merchant-key.ts';
import type { PaymentProtocol } from './payment-protocols.ts';
import {
  noKey,
  type ProviderKey,
  type ProviderKeyParts,
  sealProviderKey,
  storedFingerprint,
} from './payment-provider-key.ts';
import {
  type PaymentProviderRow,
  selectPaymentProviders,
  upsertPaymentProvider,
} from './payment-provider-sql.ts';
import {
  type PaymentProviderBody,
  type PaymentProviderOrder,
  readPaymentProviderOrder,
  readTypedKey,
} from './read-payment-provider-order.ts';

export interface PaymentProviderParts extends ProviderKeyParts {
  readonly clock: Clock;
  readonly protocols: ReadonlyMap<string, PaymentProtocol>;
}

type Outcome = CallValue<Calls['changePaymentProvider']>;

/** A provider as it is or is to be, with the key by what tells it from others: what two persons say the same of. */
export interface WantedProvider extends PaymentProviderOrder {
  readonly keyFingerprint: string;
}

/**
 * Puts a merchant's payment provider in place: whom it pays through, by which account and key.
 *
 * Invariants: whoever has the key can have deposits credited, so a key, where a provider is reached, and switching it on take
 * the word of two operators who say the same, key and all; switching off takes one. A key is stored sealed, in the request as
 * well, and neither answered nor kept in the audit. Whatever else was asked for of the provider ends with a change. Orders
 * under way go on by the new account. Locks: the merchant's row.
 *
 * @throws Refusal `setting.invalid`, `payment.provider.unknown`, `payment.provider.key`, `payment.provider.second.person`
 */
export async function changePaymentProvider(
  parts: PaymentProviderParts,
  tx: SqlRunner,
  { merchantCode, operatorId }: Ordering,
  body: PaymentProviderBody,
): Promise<Audited<Outcome>> {
  const protocol = parts.protocols.get(body.providerCode);
  if (protocol === undefined) throw new Refusal('payment.provider.unknown');
  const order = readPaymentProviderOrder(protocol, body);
  const typed = readTypedKey(protocol, body);
  await lockMerchant(tx, merchantCode);
  const [row] = await selectPaymentProviders(tx, merchantCode, order.providerCode);
  const present = row === undefined ? undefined : wantedOf(parts, merchantCode, row);
  const key = await keyFor(parts, tx, merchantCode, { protocol, typed, row, present, body });
  const wanted: WantedProvider = { ...order, keyFingerprint: key.fingerprint };
  if (isSame(present, wanted)) return outcome('changed', wanted, wanted);
  const subject = { merchantCode, kind: 'paymentProvider', subject: order.providerCode } as const;
  if (operatorId !== undefined && !isSwitchedOff(present, wanted)) {
    const request = { ...subject, wanted: JSON.stringify(wanted) };
    const now = new Date(parts.clock.nowMs());
    const code = 'payment.provider.second.person';
    const status = await askOrGive(tx, request, operatorId, now, code, { sealedSecret: key.sealed });
    if (status === 'asked') return outcome('asked', present, wanted);
  }
  await upsertPaymentProvider(tx, merchantCode, {
    provider_code: order.providerCode,
    enabled: order.isEnabled,
    pays_out: order.paysOut,
    sealed_key: key.sealed,
    settings: Object.fromEntries(order.settings.map(({ name, value }) => [name, value])),
  });
  await deleteOperatorRequests(tx, subject);
  return outcome('changed', present, wanted);
}

/** A stored provider as an order for it would read. */
export function wantedOf(
  parts: Pick<ProviderKeyParts, 'config'>,
  merchantCode: MerchantCode,
  { provider_code: providerCode, enabled, pays_out, sealed_key, settings }: PaymentProviderRow,
): WantedProvider {
  return {
    providerCode,
    isEnabled: enabled,
    paysOut: pays_out,
    settings: Object.entries(settings).map(([name, value]) => ({ name, value })),
    keyFingerprint: storedFingerprint(parts, merchantCode, providerCode, sealed_key),
  };
}

interface KeySources {
  readonly protocol: PaymentProtocol;
  readonly typed: Buffer | undefined;
  readonly row: PaymentProviderRow | undefined;
  readonly present: WantedProvider | undefined;
  readonly body: PaymentProviderBody;
}

/** The key that is typed, or the one that is meant: what is stored, or what an operator has typed who asks for it. */
async function keyFor(
  parts: PaymentProviderParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { protocol, typed, row, present, body }: KeySources,
): Promise<ProviderKey> {
  const { providerCode, key } = protocol;
  if (key === 'none') return noKey;
  if (key === 'own') {
    const own = sandboxMerchantKey(parts.config.masterSecret, merchantCode);
    return sealProviderKey(parts, merchantCode, providerCode, own);
  }
  if (typed !== undefined) return sealProviderKey(parts, merchantCode, providerCode, typed);
  const fingerprint = body.keyFingerprint ?? present?.keyFingerprint;
  if (row !== undefined && present !== undefined && present.keyFingerprint === fingerprint) {
    return { sealed: row.sealed_key, fingerprint };
  }
  const asked = await selectRequestSecrets(tx, {
    merchantCode,
    kind: 'paymentProvider',
    subject: providerCode,
  });
  const sealed = asked.find(({ wanted }) => readWanted(wanted).keyFingerprint === fingerprint)?.sealed_secret;
  if (fingerprint === undefined || sealed === undefined || sealed === null) {
    throw new Refusal('payment.provider.key');
  }
  return { sealed, fingerprint };
}

/** What was written by `changePaymentProvider`, which reads what it is given. */
export function readWanted(text: string): WantedProvider {
  return JSON.parse(text) as WantedProvider;
}

function isSame(present: WantedProvider | undefined, wanted: WantedProvider): boolean {
  return present !== undefined && JSON.stringify(inOrder(present)) === JSON.stringify(inOrder(wanted));
}

function isSwitchedOff(present: WantedProvider | undefined, wanted: WantedProvider): boolean {
  return present?.isEnabled === true && isSame({ ...present, isEnabled: false }, wanted);
}

/** Settings come out of the database in an order of its own. */
function inOrder({ settings, isEnabled, paysOut, keyFingerprint }: WantedProvider): unknown {
  const byName = settings.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [isEnabled, paysOut, keyFingerprint, byName.map(({ name, value }) => [name, value])];
}

function outcome(
  status: Outcome['status'],
  present: WantedProvider | undefined,
  wanted: WantedProvider,
): Audited<Outcome> {
  const newValues = { ...written(wanted), status };
  const oldValues = present === undefined ? {} : written(present);
  return { value: { status }, change: { subject: wanted.providerCode, oldValues, newValues } };
}

function written({ isEnabled, paysOut, settings, keyFingerprint }: WantedProvider) {
  const named = settings.map(({ name, value }) => [`setting ${name}`, value] as const);
  return { isEnabled, paysOut, ...Object.fromEntries(named), keyFingerprint };
}
