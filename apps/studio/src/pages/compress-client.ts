import { fileURLToPath } from 'node:url';
import { compressAssets } from '@wau/service/http/compress-assets';

/** The last step of the client's build: the compressed copies that `studio-pages.ts` serves. */
await compressAssets(fileURLToPath(new URL('../../build', import.meta.url)));
