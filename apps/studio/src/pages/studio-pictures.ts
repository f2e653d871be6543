import { parsePictureName, picturePath } from '@wau/art/pictures/picture-name';
import type { PictureStore } from '@wau/art/pictures/picture-store';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance } from 'fastify';

const forEver = 'public, max-age=31536000, immutable';
/** An address that names no drawing, or an earlier one, gives the present one, which may soon be another. */
const forNow = 'public, max-age=600';

/**
 * The pictures of titles and themes. Games run in frames of an opaque origin and lobbies may take pictures from a CDN,
 * so they carry the headers for foreign origins.
 */
export function registerStudioPictures(app: FastifyInstance, store: PictureStore): void {
  app.get<{ Params: { '*': string } }>(
    `${picturePath}*`,
    { config: { callName: 'picture' } },
    async (request, reply) => {
      const name = parsePictureName(request.params['*']);
      const picture = name === undefined ? undefined : await store.read(name);
      if (name === undefined || picture === undefined) throw new Refusal('request.path.unknown');
      return reply
        .header('Cache-Control', picture.isPresent ? forEver : forNow)
        .header('Access-Control-Allow-Origin', '*')
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('X-Content-Type-Options', 'nosniff')
        .type(`image/${name.format}`)
        .send(picture.content);
    },
  );
}
