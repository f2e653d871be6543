import { languageTags } from '@wau/contract/languages';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { merchantOf } from '../../../platform/gates/request-merchant.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { MerchantDirectory } from '../../../platform/merchants/merchant-directory.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { appIcons } from './app-icon.ts';
import { createIconRenderer } from './icon-renderer.ts';
import { makeWebClip } from './make-web-clip.ts';
import { createProfileSigner } from './profile-signer.ts';
import { type IconTools, renderAppIcon, themeOf } from './render-app-icon.ts';
import { webClipProfileType } from './web-clip-profile.ts';
import { webManifest } from './web-manifest.ts';

/**
 * Files that let a phone install the merchant's site: the manifest, its icons, and the web clip for iOS. They are no
 * calls, because browsers and phones fetch them by themselves; the merchant is the one of the host.
 */
export async function registerDownloadRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { merchants, config } = parts;
  const icons: IconTools = {
    renderer: createIconRenderer(),
    onBrokenMark: (merchantCode) =>
      app.log.warn({ merchant: merchantCode }, 'the brand drawing is no SVG; icons show the kite'),
  };
  const signProfile =
    config.profileSigning === undefined ? undefined : await createProfileSigner(config.profileSigning);

  app.get(
    '/wps/system/manifest.webmanifest',
    { config: { callName: 'webManifest' } },
    async (request, reply) => {
      const merchant = await merchantOfHost(merchants, request);
      const manifest = webManifest(merchant, languageTags[merchant.defaultLanguage], themeOf(merchant));
      return file(reply, 'application/manifest+json; charset=utf-8', 300).send(JSON.stringify(manifest));
    },
  );

  app.get<{ Params: { file: string } }>(
    '/wps/system/icons/:file',
    { config: { callName: 'appIcon' } },
    async (request, reply) => {
      const merchant = await merchantOfHost(merchants, request);
      const icon = appIcons.find(({ name }) => request.params.file === `${name}.png`);
      if (icon === undefined) throw new Refusal('request.path.unknown');
      const { png, etag } = await renderAppIcon(parts, icons, merchant, icon);
      void file(reply, 'image/png', 3_600).header('ETag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(png);
    },
  );

  app.get(
    '/wps/system/webclip.mobileconfig',
    { config: { callName: 'webClipProfile' } },
    async (request, reply) => {
      const merchant = await merchantOfHost(merchants, request);
      const origin = `${request.protocol}://${request.host}`;
      const profile = await makeWebClip(parts, { icons, signProfile }, merchant, origin);
      return file(reply, webClipProfileType, 0)
        .header('Content-Disposition', `attachment; filename="${merchant.merchantCode}.mobileconfig"`)
        .send(profile);
    },
  );
}

function file(reply: FastifyReply, type: string, maxAgeSeconds: number): FastifyReply {
  return reply
    .type(type)
    .header('Cache-Control', maxAgeSeconds === 0 ? 'no-cache' : `public, max-age=${maxAgeSeconds}`)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Cross-Origin-Resource-Policy', 'same-origin');
}

async function merchantOfHost(merchants: MerchantDirectory, request: FastifyRequest): Promise<Merchant> {
  const merchant = await merchantOf(merchants, request.host, undefined);
  if (merchant === undefined) throw new Refusal('merchant.unknown');
  return merchant;
}
