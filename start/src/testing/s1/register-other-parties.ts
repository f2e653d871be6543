import { registerSandbox } from '@wau/sandbox/register-sandbox';
import { sandboxDefaults } from '@wau/sandbox/sandbox-config';
import { sandboxMerchantKey } from '@wau/server/modules/money/payment/adapters/sandbox/sandbox-merchant-key';
import type { ServerHandle } from '@wau/server/register-server';
import { testSecret } from '@wau/server/testing/test-server';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import { registerStudio } from '@wau/studio/register-studio';
import { writeClientBuild } from '@wau/studio/testing/write-client-build';
import { readTitleShelf } from '@wau/titles/title-shelf';
import type { FastifyInstance } from 'fastify';
import { studioConfigOf } from '../../configuration/app-configs.ts';
import { playedVendors } from '../../configuration/config.ts';
import { injectedTextTransport } from '../../injected-transport.ts';

/**
 * The studio and the payment provider beside the operator, on the same app and database: then every call of the
 * contract is there. Returns what ends them.
 */
export async function registerOtherParties(
  app: FastifyInstance,
  server: ServerHandle,
  database: Database,
): Promise<() => Promise<void>> {
  const shared = { database, clock: systemClock, random: systemRandom };
  const studio = await registerStudio(app, {
    ...shared,
    walletTransport: server.vendorTransport,
    furtherWalletTransport: injectedTextTransport(app),
    metrics: createMetrics(),
    titles: readTitleShelf(),
    config: {
      ...studioConfigOf(
        { gameFrameOrigins: ['*'], studioVendors: playedVendors, studioPicturesAhead: false },
        testSecret,
        '',
        true,
      ),
      clientBuildFolder: await writeClientBuild(),
    },
  });
  const sandbox = await registerSandbox(app, {
    ...shared,
    config: {
      ...sandboxDefaults,
      publicBaseUrl: '',
      payerReach: 'everybody',
      operatorOrigin: () => 'http://operator.test',
      merchantKey: (merchantCode) => sandboxMerchantKey(testSecret, merchantCode),
    },
  });
  return async () => {
    await studio.close();
    await sandbox.close();
  };
}
