import type { FastifyInstance } from 'fastify';
import { enterMerchant } from '../../../platform/gates/request-merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { followAffiliateLink } from './follow-affiliate-link.ts';
import { createVisitCounter } from './visit-counter.ts';

/** How long visits wait to be written together. */
const writeEveryMs = 5_000;

interface Link {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly campaign?: unknown; readonly sub?: unknown; readonly to?: unknown };
}

/** A link on somebody else's page leads here, so it answers with a redirect and not with an envelope. */
export function registerAffiliateLink(app: FastifyInstance, parts: ServerParts): void {
  const visits = createVisitCounter(parts.runner);
  const write = (): void => {
    visits.flush().catch((error: unknown) => app.log.warn({ err: error }, 'visits could not be written'));
  };
  const writing = setInterval(write, writeEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(writing);
    await visits.flush().catch(() => undefined);
  });
  app.get<Link>(
    '/wps/affiliates/visit/:code',
    { config: { callName: 'followAffiliateLink' } },
    async (request, reply) => {
      const { merchant } = await enterMerchant(parts.merchants, request);
      const { campaign, sub, to } = request.query;
      const asked = { code: request.params.code, campaign: text(campaign), sub: text(sub), to: text(to) };
      const location = followAffiliateLink(parts, visits, merchant, asked, request, reply);
      return reply
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .redirect(location, 303);
    },
  );
}

/** The same name twice in an address makes a list. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
