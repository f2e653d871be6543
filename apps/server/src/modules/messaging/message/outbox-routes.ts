import { hash } from 'node:crypto';
import type { LanguageCode } from '@wau/contract/languages';
import { type DemoReach, requireDemoReach } from '@wau/service/http/this-machine';
import type { FastifyInstance } from 'fastify';
import { merchantOf } from '../../../platform/gates/request-merchant.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { outboxPage, outboxStyles } from './outbox-page.ts';
import { readOutbox } from './read-outbox.ts';

/**
 * `GET /dev/outbox`: what the demo has sent. Codes and links stand on it to be read, so it must only be registered where
 * the configuration says that this is a demo, and whoever else reaches the machine has no business with it.
 */
export function registerOutboxRoutes(
  app: FastifyInstance,
  parts: Pick<ServerParts, 'runner' | 'clock' | 'config' | 'merchants'>,
  reach: DemoReach,
): void {
  const styleHash = hash('sha256', outboxStyles, 'base64');
  const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

  app.get<{ Querystring: { merchant?: string } }>(
    '/dev/outbox',
    { config: { callName: 'outbox' } },
    async (request, reply) => {
      requireDemoReach(request, reach);
      // Nobody writes to a trial account.
      const merchants = (await parts.merchants.all()).filter(({ trialOf }) => trialOf === undefined);
      const asked = request.query.merchant;
      const chosen = await merchantOf(
        parts.merchants,
        request.host,
        typeof asked === 'string' ? asked : undefined,
      );
      const merchant = chosen ?? merchants[0];
      const entries = merchant === undefined ? [] : await readOutbox(parts, merchant.merchantCode);
      return reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Content-Security-Policy', contentSecurityPolicy)
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Content-Type-Options', 'nosniff')
        .header('X-Robots-Tag', 'noindex')
        .send(
          outboxPage({
            merchants: merchants.map(({ merchantCode, brandName }) => ({
              merchantCode,
              brandName,
              isChosen: merchantCode === merchant?.merchantCode,
            })),
            entries,
            language: languageFor(request.language, merchant),
            nowMs: parts.clock.nowMs(),
          }),
        );
    },
  );
}

/** The language that was asked for, if the merchant speaks it. */
function languageFor(asked: LanguageCode, merchant: Merchant | undefined): LanguageCode {
  return merchant === undefined || merchant.languages.includes(asked) ? asked : merchant.defaultLanguage;
}
