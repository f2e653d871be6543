import type { MerchantCode } from '@wau/contract/ids';
import type { DemoReach } from '@wau/service/http/this-machine';
import type { ProfileSigning } from './modules/content/download/profile-signer.ts';
import type { MessageConfig } from './modules/messaging/message/message-config.ts';
import { defaultSessionAbsoluteMs, defaultSessionIdleMs } from './platform/sessions/session-lifetimes.ts';

/** What the operator's server has to be told; the composition root reads it from the environment and validates it. */
export interface ServerConfig {
  /** Version of the product, shown in the OpenAPI document. */
  readonly version: string;
  /** The installation's secret; every key that the server needs is derived from it, and stored secrets are sealed with it. */
  readonly masterSecret: string;
  /** A header in which the trusted proxy in front of us tells the country of the caller, e.g. `CF-IPCountry`. */
  readonly countryHeader: string | undefined;
  /** A file in MaxMind's format in place of the country database that comes with the product. */
  readonly countryDatabase: string | undefined;
  /**
   * Origin that the sandbox payment provider reports to, e.g. `http://127.0.0.1:8080`; asked each time, because the port
   * may be known only once the server listens.
   */
  readonly callbackOrigin: () => string;
  /**
   * Origin of a merchant's site for pages of the sandbox that are served elsewhere; empty where they are served on the
   * merchant's own host, which makes the way back a path.
   */
  readonly siteOrigin: (merchantCode: MerchantCode) => string;
  /**
   * Address under which players reach this installation; links in messages begin with its scheme and port, and payment
   * providers report to it.
   */
  readonly publicUrl: string;
  /** How SMS and mail leave. */
  readonly messages: MessageConfig;
  /**
   * Who may use what a demo is open by: the outbox at `/dev/outbox` with its codes and links, and the logins that
   * everybody can read up.
   */
  readonly demoReach: DemoReach | 'nobody';
  /** Whether a login, right as it is, is one that stands in the demo's documentation. */
  readonly isPublicLogin: (merchantCode: MerchantCode, username: string, password: string) => boolean;
  /** The same of operators, whatever the merchant. */
  readonly isPublicOperatorLogin: (usernameKey: string, password: string) => boolean;
  /** The only host of the console; `undefined`: it is under every host of a merchant. */
  readonly consoleHost: string | undefined;
  /** Where browsers reach the studio; empty when it is served on the merchants' own hosts. */
  readonly studioUrl: string;
  /** The same by code, of vendors of the house that are played by processes of their own. */
  readonly vendorUrls: Readonly<Record<string, string>>;
  /** A session that nobody uses ends after this. */
  readonly sessionIdleMs: number;
  /** However busy, a session ends this long after its login. */
  readonly sessionAbsoluteMs: number;
  /** What iOS web-clip profiles are signed with; `undefined`: they are served unsigned. */
  readonly profileSigning: ProfileSigning | undefined;
  /**
   * Passwords hashed at the same time. Each takes 19 MiB and one processor for some 30 ms, so this bounds what a
   * flood of logins can take from the rest.
   */
  readonly passwordHashLanes: number;
  /** Most logins and registrations that wait for a lane; the next is answered 503. */
  readonly passwordHashQueueLength: number;
}

export const serverConfigDefaults = {
  profileSigning: undefined,
  consoleHost: undefined,
  studioUrl: '',
  vendorUrls: {},
  sessionIdleMs: defaultSessionIdleMs,
  sessionAbsoluteMs: defaultSessionAbsoluteMs,
  passwordHashLanes: 2,
  passwordHashQueueLength: 64,
} as const;
