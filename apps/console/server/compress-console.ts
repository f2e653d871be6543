import { fileURLToPath } from 'node:url';
import { compressAssets } from '@wau/service/http/compress-assets';

/** The last step of the build: the compressed copies that `console-plugin.ts` serves. */
await compressAssets(fileURLToPath(new URL('../build', import.meta.url)));
