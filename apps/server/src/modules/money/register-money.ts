import { deriveKey } from '@wau/service/derived-key';
import type { SignedTransport } from '@wau/service/signed-transport';
import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { type Cashier, cashierDefaults, providerKeySealingLabel } from './cashier/cashier.ts';
import { cashierJobs } from './cashier/cashier-jobs.ts';
import { registerCashierRoutes } from './cashier/cashier-routes.ts';
import { sandboxPaymentProvider, sandboxProviderCode } from './cashier/sandbox-payment-provider.ts';
import { registerWalletRoutes } from './wallet/wallet-routes.ts';

/** Wallets, and the ways of money into them. */
export function registerMoney(
  { registrars, parts }: AreaRegistration,
  sandboxTransport: SignedTransport,
): RegisteredArea {
  registerWalletRoutes(registrars, parts);
  const cashier = createCashier(parts, sandboxTransport);
  registerCashierRoutes(registrars, cashier);
  return { jobs: cashierJobs(cashier) };
}

function createCashier(parts: ServerParts, sandboxTransport: SignedTransport): Cashier {
  const { clock, config } = parts;
  return {
    ...parts,
    providers: new Map([[sandboxProviderCode, sandboxPaymentProvider(sandboxTransport, clock)]]),
    sealingKey: deriveKey(config.masterSecret, providerKeySealingLabel),
    callbackOrigin: config.callbackOrigin,
    siteOrigin: config.siteOrigin,
    limits: cashierDefaults,
  };
}
