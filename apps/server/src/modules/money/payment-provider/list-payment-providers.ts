import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { callbackUrlOf, type Payments } from '../payment/payments.ts';
import { readWanted, wantedOf } from './change-payment-provider.ts';
import type { PaymentProtocol } from './payment-protocols.ts';
import { selectPaymentProviders } from './payment-provider-sql.ts';

interface Parts extends Pick<ServerParts, 'runner' | 'config'> {
  readonly payments: Pick<Payments, 'adapters' | 'places'>;
  readonly protocols: ReadonlyMap<string, PaymentProtocol>;
}

/** Who takes and pays money for the merchant, without their keys; and what is asked for. */
export async function listPaymentProviders(
  { runner, config, payments, protocols }: Parts,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listPaymentProviders']>> {
  const rows = await selectPaymentProviders(runner, merchantCode, null);
  const asked = await selectOperatorRequests(runner, merchantCode, 'paymentProvider');
  return {
    list: rows.map((row) => ({
      ...shownOf(wantedOf({ config }, merchantCode, row)),
      isSpoken: protocols.has(row.provider_code),
      callbackUrls: payments.adapters.has(row.provider_code)
        ? (['pay-in', 'pay-out'] as const).map((direction) =>
            callbackUrlOf(payments, merchantCode, row.provider_code, direction),
          )
        : [],
      methodCodes: [...row.method_codes],
    })),
    protocols: [...protocols.values()].map(({ providerCode, settingNames, secretNames, canPayOut }) => ({
      ...{ providerCode, canPayOut },
      settingNames: [...settingNames],
      secretNames: [...secretNames],
    })),
    asked: asked.map(({ wanted, asker_name, asked_at }) => ({
      ...shownOf(readWanted(wanted)),
      askedBy: asker_name,
      askedAt: asked_at.toISOString(),
    })),
  };
}

function shownOf({ settings, ...provider }: ReturnType<typeof readWanted>) {
  return { ...provider, settings: settings.map((setting) => ({ ...setting })) };
}
