import { parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { requireDemoReach } from '@wau/service/http/this-machine';
import type { Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DecidePaymentDeps, type Decision, decidePayment } from '../decide-payment.ts';
import { getPayment, type Payment } from '../get-payment.ts';
import type { SandboxConfig } from '../sandbox-config.ts';
import { payPage, unknownPaymentPage } from './pay-page.ts';

export interface PayPageDeps {
  readonly runner: SqlRunner;
  readonly random: Random;
  readonly deciding: DecidePaymentDeps & { readonly config: SandboxConfig };
}

interface PayRoute {
  Params: { paymentId: string };
}

/** The form holds a few words. */
const formRoute = { bodyLimit: 1_024, config: { formEncoded: true } } as const;

/** The payer's page and its form. Both routes answer HTML; the form works without JavaScript. */
export function registerPayPage(app: FastifyInstance, deps: PayPageDeps): void {
  const { payerReach } = deps.deciding.config;
  app.get<PayRoute>('/sandbox/pay/:paymentId', async (request, reply) => {
    requireDemoReach(request, payerReach);
    const paymentId = parseId('payment', request.params.paymentId);
    const payment = paymentId === undefined ? undefined : await getPayment(deps.runner, paymentId);
    return payment === undefined
      ? showUnknown(deps, request, reply)
      : showPayment(deps, payment, reply.code(200));
  });

  app.post<PayRoute>('/sandbox/pay/:paymentId', formRoute, async (request, reply) => {
    requireDemoReach(request, payerReach);
    const paymentId = parseId('payment', request.params.paymentId);
    if (paymentId === undefined) return showUnknown(deps, request, reply);
    const decision = readDecision(request.body);
    if (decision === undefined) return reply.redirect(request.url, 303);
    try {
      const payment = await decidePayment(deps.deciding, paymentId, decision);
      // Who did not come from the site by a page of ours reads here what became of it.
      const next = payment.kind === 'page' ? payment.return_url : request.url;
      return reply.header('Cache-Control', 'no-store').redirect(next, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Decided otherwise, or too late: the page says which.
      if (error.code === 'payment.decided') return reply.redirect(request.url, 303);
      return showUnknown(deps, request, reply);
    }
  });
}

function readDecision(body: unknown): Decision | undefined {
  const form = (body ?? {}) as Readonly<Record<string, unknown>>;
  const decision = form.decision;
  const callback = form.callback ?? 'once';
  if (decision !== 'approve' && decision !== 'decline') return undefined;
  if (callback !== 'once' && callback !== 'twice' && callback !== 'late') return undefined;
  const sent = form.sent ?? 'exact';
  if (sent !== 'exact' && sent !== 'less' && sent !== 'more' && sent !== 'other-token') return undefined;
  return { decision, callback, sent };
}

function showPayment(deps: PayPageDeps, payment: Payment, reply: FastifyReply): FastifyReply {
  const nonce = newNonce(deps.random);
  const { clock, config } = deps.deciding;
  const page = payPage(payment, {
    nowMs: clock.nowMs(),
    nonce,
    lateCallbackDelayMs: config.lateCallbackDelayMs,
  });
  return sendPage(reply, page, nonce, URL.parse(payment.return_url)?.origin);
}

function showUnknown(deps: PayPageDeps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = newNonce(deps.random);
  return sendPage(reply.code(404), unknownPaymentPage(request.language, nonce), nonce, undefined);
}

function newNonce(random: Random): string {
  return Buffer.from(random.bytes(16)).toString('base64url');
}

/** `returnOrigin`: browsers hold the redirect that follows a form to `form-action` as well. */
function sendPage(
  reply: FastifyReply,
  page: string,
  nonce: string,
  returnOrigin: string | undefined,
): FastifyReply {
  const formTargets = returnOrigin === undefined ? "'self'" : `'self' ${returnOrigin}`;
  return reply
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ` +
        `form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'; ` +
        `require-trusted-types-for 'script'; trusted-types 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(page);
}
