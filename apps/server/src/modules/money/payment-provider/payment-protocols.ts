import type { ServerConfig } from '../../../server-config.ts';
import { bankTransferProvider } from '../deposit/bank-transfer-provider.ts';
import type { PaymentAdapter } from '../payment/payment-adapter.ts';

/** How a merchant's account with a provider is set up here. */
export interface PaymentProtocol {
  readonly providerCode: string;
  readonly settingNames: readonly string[];
  /** The parts of the key that are typed; empty where nothing is. */
  readonly secretNames: readonly string[];
  /** `none`: nobody signs; `own`: both sides derive it from the installation's secret; `typed`: the provider has given it. */
  readonly key: 'none' | 'own' | 'typed';
  readonly canPayOut: boolean;
}

/** The name of a key that is one text. */
export const wholeKey = 'key';

/**
 * Every way of being paid that this installation speaks. What the sandbox reports is worth nothing, so it is offered where the
 * demo is.
 */
export function paymentProtocols(
  adapters: readonly PaymentAdapter[],
  { demoReach }: Pick<ServerConfig, 'demoReach'>,
): ReadonlyMap<string, PaymentProtocol> {
  const transfers: PaymentProtocol = {
    providerCode: bankTransferProvider,
    settingNames: [],
    secretNames: [],
    key: 'none',
    canPayOut: false,
  };
  const spoken = adapters
    .filter(({ isPartOfInstallation }) => isPartOfInstallation !== true || demoReach !== 'nobody')
    .map(protocolOf);
  return new Map([transfers, ...spoken].map((protocol) => [protocol.providerCode, protocol]));
}

function protocolOf({ providerCode, accountForm, isPartOfInstallation }: PaymentAdapter): PaymentProtocol {
  const isOwn = isPartOfInstallation === true;
  const typed = accountForm?.secretNames ?? [];
  return {
    providerCode,
    settingNames: accountForm?.settingNames ?? [],
    secretNames: isOwn ? [] : typed.length === 0 ? [wholeKey] : typed,
    key: isOwn ? 'own' : 'typed',
    canPayOut: true,
  };
}
