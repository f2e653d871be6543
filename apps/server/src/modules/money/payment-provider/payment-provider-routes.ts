import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Payments } from '../payment/payments.ts';
import { changePaymentProvider } from './change-payment-provider.ts';
import { dropPaymentProviderRequest } from './drop-payment-provider-request.ts';
import { listPaymentProviders } from './list-payment-providers.ts';
import { paymentProtocols } from './payment-protocols.ts';

export function registerPaymentProviderRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
  payments: Payments,
): void {
  const protocols = paymentProtocols([...payments.adapters.values()], parts.config);
  registerOperatorQuery(calls.listPaymentProviders, ({ context }) =>
    listPaymentProviders({ ...parts, payments, protocols }, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.changePaymentProvider,
    async ({ context: { merchant, operator }, body }) =>
      (tx) => {
        const ordering = { merchantCode: merchant.merchantCode, operatorId: operator.operatorId };
        return changePaymentProvider({ ...parts, protocols }, tx, ordering, body);
      },
  );
  registerOperatorCommand(
    calls.dropPaymentProviderRequest,
    async ({ context: { merchant }, body }) =>
      (tx) =>
        dropPaymentProviderRequest(tx, merchant.merchantCode, body),
  );
}
