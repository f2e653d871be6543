import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';
import type { FlagName } from '@wau/contract/modules';
import { Fault, Refusal } from '@wau/service/refusal';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedText } from '@wau/service/secrets/sealing';
import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  Configuration as ConfigurationClass,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { requireFlag } from '../../../platform/gates/module-switch.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ExternalProviderRow, selectExternalProviders } from './external-login-sql.ts';

/** The merchant's switch of each provider. */
const flagOfProvider: Readonly<Record<ExternalProviderCode, FlagName>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
};

/**
 * A login that began before the operator switched the provider off ends there, wherever it had come to. Refuses
 * `external.provider.unknown`.
 */
export function requireProvider(merchant: Merchant, provider: ExternalProviderCode): void {
  requireFlag(merchant, flagOfProvider[provider], 'external.provider.unknown');
}

/** A provider is asked for its metadata again after this, or earlier when it did not answer. */
const metadataLifetimeMs = 60 * 60_000;
const failureLifetimeMs = 30_000;
const providerTimeoutSeconds = 5;

/** Derives the key that clients' secrets are sealed with. */
export const clientSecretSealingLabel = 'sealing/identity-providers';

/** Where a secret is sealed for; whoever writes the row seals it with the same words. */
export function clientSecretPlace(merchantCode: string, providerCode: string): string {
  return `wau.identity_providers/${merchantCode}/${providerCode}`;
}

/** The OpenID providers of all merchants, ready to use. */
export interface ExternalProviders {
  /** Those that are configured, switched on and answering. */
  ready(merchant: Merchant): Promise<readonly ExternalProviderCode[]>;
  /** Refuses `external.provider.unknown`; a provider that does not answer is a fault (`external.failed`). */
  configurationOf(merchant: Merchant, provider: ExternalProviderCode): Promise<Configuration>;
}

interface Known {
  readonly settings: string;
  readonly goodUntilMs: number;
  readonly configuration: Promise<Configuration>;
}

/**
 * Reads the settings each time, so that a change takes effect at once; what a provider says about itself is kept for
 * an hour.
 */
export function createExternalProviders(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
): ExternalProviders {
  const known = new Map<string, Known>();
  const sealingKey = deriveKey(parts.config.masterSecret, clientSecretSealingLabel);

  const discovered = (merchant: Merchant, row: ExternalProviderRow): Promise<Configuration> => {
    const place = clientSecretPlace(merchant.merchantCode, row.provider_code);
    const settings = JSON.stringify([
      row.issuer,
      row.client_id,
      row.token_endpoint,
      row.sealed_client_secret,
    ]);
    const present = known.get(place);
    const nowMs = parts.clock.nowMs();
    if (present?.settings === settings && nowMs < present.goodUntilMs) return present.configuration;
    const secret =
      row.sealed_client_secret === null
        ? undefined
        : openSealedText(sealingKey, place, row.sealed_client_secret);
    const configuration = discover(row, secret);
    known.set(place, { settings, configuration, goodUntilMs: nowMs + metadataLifetimeMs });
    configuration.catch(() =>
      known.set(place, { settings, configuration, goodUntilMs: nowMs + failureLifetimeMs }),
    );
    return configuration;
  };

  const rowsOf = async (merchant: Merchant): Promise<readonly ExternalProviderRow[]> => {
    const rows = await selectExternalProviders(parts.runner, merchant.merchantCode);
    return rows.filter((row) => merchant.flags.has(flagOfProvider[row.provider_code]));
  };

  return {
    async ready(merchant) {
      const rows = await rowsOf(merchant);
      const answers = await Promise.allSettled(rows.map((row) => discovered(merchant, row)));
      return rows
        .filter((_, index) => answers[index]?.status === 'fulfilled')
        .map((row) => row.provider_code);
    },
    async configurationOf(merchant, provider) {
      const row = (await rowsOf(merchant)).find(({ provider_code }) => provider_code === provider);
      if (row === undefined) throw new Refusal('external.provider.unknown');
      try {
        return await discovered(merchant, row);
      } catch (error) {
        throw new Fault('external.failed', { cause: error });
      }
    },
  };
}

async function discover(row: ExternalProviderRow, secret: string | undefined): Promise<Configuration> {
  const issuer = new URL(row.issuer);
  const authentication = secret === undefined ? None() : ClientSecretPost(secret);
  const configuration = await discovery(issuer, row.client_id, secret, authentication, {
    timeout: providerTimeoutSeconds,
    execute: isOnThisMachine(issuer) ? [allowInsecureRequests] : [],
  });
  const whole =
    row.token_endpoint === '' ? configuration : withTokenEndpoint(configuration, row, secret, authentication);
  // The signature is looked at although the token comes from the provider itself.
  enableNonRepudiationChecks(whole);
  return whole;
}

/** For providers whose discovery document leaves the token endpoint out, such as Facebook's. */
function withTokenEndpoint(
  discovered: Configuration,
  row: ExternalProviderRow,
  secret: string | undefined,
  authentication: ReturnType<typeof None>,
): Configuration {
  const { supportsPKCE: _, ...metadata } = discovered.serverMetadata();
  const server = { ...metadata, token_endpoint: row.token_endpoint };
  const configuration = new ConfigurationClass(server, row.client_id, secret, authentication);
  configuration.timeout = providerTimeoutSeconds;
  if (isOnThisMachine(new URL(row.token_endpoint))) allowInsecureRequests(configuration);
  return configuration;
}

/** Plain HTTP is for a provider that runs beside us and for nobody else. */
function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
