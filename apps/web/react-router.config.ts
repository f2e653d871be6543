import type { Config } from '@react-router/dev/config';
import { compressAssets } from '@wau/service/http/compress-assets';
import { buildReceiptVerifier } from './receipt-verifier/build-receipt-verifier.ts';
import { buildServiceWorker } from './service-worker/build-service-worker.ts';

export default {
  ssr: true,
  // The whole route table is small, so it travels with the first document and no navigation waits for it.
  // Screens are small; a second request per screen for its loader would cost more than it saves.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const clientDirectory = `${reactRouterConfig.buildDirectory}/client`;
    await buildServiceWorker(clientDirectory);
    await buildReceiptVerifier(clientDirectory);
    await compressAssets(clientDirectory);
  },
} satisfies Config;
