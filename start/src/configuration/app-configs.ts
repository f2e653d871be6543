import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SandboxConfig, sandboxDefaults } from '@wau/sandbox/sandbox-config';
import { isDemoLogin } from '@wau/server/demo/demo-login';
import { isDemoOperatorLogin } from '@wau/server/demo/demo-operators';
import { type BeaconSource, quicknetSource } from '@wau/server/modules/lottery/lottery-draw/http-beacon';
import { sandboxBeaconOf } from '@wau/server/modules/lottery/lottery-draw/sandbox-beacon';
import type { MessageConfig } from '@wau/server/modules/messaging/message/message-config';
import { sandboxMerchantKey } from '@wau/server/modules/money/payment/adapters/sandbox/sandbox-merchant-key';
import {
  type HouseVendor,
  houseOperatorKeyPair,
  houseVendorKeyPair,
  houseVendorSecret,
  houseVendors,
} from '@wau/server/modules/operation/merchant/house-vendors';
import { studioVendorCode, studioVendorKey } from '@wau/server/seed-demo';
import { type ServerConfig, serverConfigDefaults } from '@wau/server/server-config';
import type { DemoReach } from '@wau/service/http/this-machine';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { StartProblem } from '@wau/service/start-problem';
import type { StudioConfig } from '@wau/studio/studio-config';
import type { FurtherVendor } from '@wau/studio/wallets/further-vendors';
import type { Config } from './config.ts';

/** What the operator's server is told. */
export function serverConfigOf(config: Config, secret: string): ServerConfig {
  return {
    ...serverConfigDefaults,
    version: productVersion(),
    masterSecret: secret,
    sessionIdleMs: config.sessionIdleMinutes * 60_000,
    sessionAbsoluteMs: config.sessionHours * 60 * 60_000,
    profileSigning: profileSigningOf(config),
    countryHeader: config.countryHeader,
    countryDatabase: config.countryDatabase,
    callbackOrigin: () => operatorOrigin(config),
    // Payment pages are served on the merchants' own hosts unless the provider runs elsewhere.
    siteOrigin: () => (config.sandboxUrl === undefined ? '' : config.publicUrl),
    publicUrl: config.publicUrl,
    consoleHost: config.consoleHost,
    studioUrl: config.studioUrl ?? '',
    vendorUrls: config.vendorUrls,
    messages: messageConfigOf(config),
    // Accounts that an earlier start has made outlive the demo, and so do their passwords.
    demoReach: config.demo ? demoReachOf(config) : 'nobody',
    isPublicLogin: isDemoLogin,
    isPublicOperatorLogin: isDemoOperatorLogin,
  };
}

/** How SMS and mail leave; where nothing is configured they stay in the demo's outbox. */
function messageConfigOf(config: Config): MessageConfig {
  const unconfigured = config.demo ? 'outbox' : 'off';
  return {
    sms:
      config.smsGatewayUrl === undefined
        ? unconfigured
        : {
            url: config.smsGatewayUrl,
            method: config.smsGatewayMethod,
            headers: config.smsGatewayHeaders,
            bodyTemplate: config.smsGatewayBody,
            acceptedText: config.smsGatewayAccepted,
          },
    mail:
      config.smtpUrl === undefined
        ? unconfigured
        : {
            url: config.smtpUrl,
            from: config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`,
          },
  };
}

/** What the sandbox payment provider is told. */
export function sandboxConfigOf(config: Config, secret: string): SandboxConfig {
  return {
    ...sandboxDefaults,
    publicBaseUrl: config.sandboxUrl ?? '',
    payerReach: demoReachOf(config),
    operatorOrigin: () => operatorOrigin(config),
    merchantKey: (merchantCode) => sandboxMerchantKey(secret, merchantCode),
    ...(config.demo ? { beacon: sandboxBeaconOf(secret) } : {}),
  };
}

/** Where draws of the house get the rounds of a beacon: in the demo from the sandbox, which needs no network. */
export function beaconSourceOf(config: Config, secret: string): BeaconSource {
  if (!config.demo) return quicknetSource;
  const origin = (): string => config.sandboxUrl ?? operatorOrigin(config);
  return { chain: sandboxBeaconOf(secret).chain, addresses: () => [`${origin()}/sandbox/beacon`] };
}

function demoReachOf({ demoNetwork }: Pick<Config, 'demoNetwork'>): DemoReach {
  return demoNetwork ? 'everybody' : 'this-machine';
}

/** What the studio is told. An operator in the same process writes to the same database. */
export function studioConfigOf(
  {
    gameFrameOrigins,
    studioVendors,
    studioPicturesAhead,
  }: Pick<Config, 'gameFrameOrigins' | 'studioVendors' | 'studioPicturesAhead'>,
  secret: string,
  projectFolder: string,
  sharesWalletDatabase: boolean,
): StudioConfig {
  return {
    sharesWalletDatabase,
    vendorCode: studioVendorCode,
    walletKey: studioVendorKey(secret),
    purseVendors: houseVendors
      .filter(({ protocol }) => protocol === 'transfer-wallet')
      .map(({ vendorCode }) => ({ vendorCode, key: houseVendorSecret(secret, vendorCode) })),
    furtherVendors: houseVendors.flatMap((vendor) =>
      studioVendors.some((code) => code === vendor.vendorCode) ? furtherVendorOf(vendor, secret) : [],
    ),
    sealingKey: deriveKey(secret, 'studio/sealing'),
    frameAncestors: gameFrameOrigins,
    clientBuildFolder: join(projectFolder, 'apps', 'studio', 'build'),
    picturesFolder: join(projectFolder, 'packages', 'art', 'build'),
    makesPicturesAhead: studioPicturesAhead,
  };
}

/** What a vendor of the demo signs with; the studio itself is none of these. */
function furtherVendorOf({ vendorCode, protocol }: HouseVendor, secret: string): readonly FurtherVendor[] {
  switch (protocol) {
    case 'rsa-wallet': {
      const { privateKey } = houseVendorKeyPair(secret, vendorCode);
      const operatorKey = houseOperatorKeyPair(secret, vendorCode).publicKey;
      return [{ vendorCode, protocol, privateKey, operatorKey }];
    }
    case 'hmac-wallet':
      return [{ vendorCode, protocol, key: houseVendorSecret(secret, vendorCode) }];
    default:
      return [];
  }
}

/** Where the operator is reached by its own side's servers; the loopback address spares the way through a proxy. */
function operatorOrigin({ host, port, walletUrl }: Config): string {
  if (walletUrl !== undefined) return walletUrl;
  const reachable = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

let version: string | undefined;

export function productVersion(): string {
  version ??= (
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
  ).version;
  return version;
}

/** @throws StartProblem when a file cannot be read */
function profileSigningOf({
  webClipCertificateFile,
  webClipKeyFile,
}: Config): ServerConfig['profileSigning'] {
  if (webClipCertificateFile === undefined || webClipKeyFile === undefined) return undefined;
  return {
    certificatePem: readPem('WEBCLIP_CERTIFICATE_FILE', webClipCertificateFile),
    privateKeyPem: readPem('WEBCLIP_KEY_FILE', webClipKeyFile),
  };
}

function readPem(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartProblem(`${variable} names ${file}, which cannot be read.`);
  }
}
