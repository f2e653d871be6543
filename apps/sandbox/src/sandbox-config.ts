import type { MerchantCode } from '@wau/contract/ids';
import type { DemoReach } from '@wau/service/http/this-machine';
import type { SandboxBeacon } from './beacon-routes.ts';

export interface SandboxConfig {
  /**
   * What the address of a payment page begins with, e.g. `https://pay.example`; empty where the pages are served
   * on the merchants' own hosts, which makes the addresses relative.
   */
  readonly publicBaseUrl: string;
  /**
   * The one origin that callbacks may go to, e.g. `http://127.0.0.1:8080`. Asked each time, because the port may
   * be known only once the server listens.
   */
  readonly operatorOrigin: () => string;
  /** The key shared with a merchant; `undefined` for merchants that have no account here. */
  readonly merchantKey: (merchantCode: MerchantCode) => Buffer | undefined;
  /** Who may be a payer: whoever reaches the pages decides about money. */
  readonly payerReach: DemoReach;
  /** What draws of lotteries may follow from where there is no network. */
  readonly beacon?: SandboxBeacon;
  /** How long a payer has to decide. */
  readonly paymentLifetimeMs: number;
  /** How long the code of a payment by QR can be scanned. */
  readonly qrLifetimeMs: number;
  /** How late the callback of the tester's choice "late" is. */
  readonly lateCallbackDelayMs: number;
}

export const sandboxDefaults = {
  paymentLifetimeMs: 15 * 60_000,
  qrLifetimeMs: 5 * 60_000,
  lateCallbackDelayMs: 30_000,
} as const;

/** How this provider names itself in what it signs, and its segment in the callback path. */
export const providerCode = 'sandbox';
