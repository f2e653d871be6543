import type { Config } from '@react-router/dev/config';
import { compressAssets } from '@wau/service/compress-assets';

export default {
  ssr: true,
  // The whole route table is small, so it travels with the first document and no navigation waits for it.
  // Screens are small; a second request per screen for its loader would cost more than it saves.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
