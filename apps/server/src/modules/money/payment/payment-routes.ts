import { calls } from '@wau/contract/calls';
import { pathPattern } from '@wau/service/http/call-registrar';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentDirection, RawCallback } from './payment-adapter.ts';
import type { Payments } from './payments.ts';
import {
  type ApplyReport,
  admitPaymentCallback,
  receivePaymentCallback,
} from './receive-payment-callback.ts';

/** Where verified reports go. */
export type ReportReceivers = Readonly<Record<PaymentDirection, ApplyReport>>;

interface CallbackRoute {
  Params: { merchantCode: string; providerCode: string };
}

/** A report is a few fields, however it is written. */
const bodyLimitBytes = 32 * 1024;

/**
 * The addresses that payment providers report to. They have no session and no envelope: body and answer are bytes in
 * whatever form the provider speaks, so they stand in a context of their own.
 */
export function registerPaymentRoutes(
  app: FastifyInstance,
  payments: Payments,
  receivers: ReportReceivers,
): void {
  app.register((api, _options, done) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    registerCallback(api, payments, 'pay-in', receivers['pay-in']);
    registerCallback(api, payments, 'pay-out', receivers['pay-out']);
    done();
  });
}

function registerCallback(
  api: FastifyInstance,
  payments: Payments,
  direction: PaymentDirection,
  apply: ApplyReport,
): void {
  const { name, path } = direction === 'pay-in' ? calls.receivePayInCallback : calls.receivePayOutCallback;
  const pattern = pathPattern(path);
  // Some providers report by query.
  const methods = ['POST', 'GET'];
  for (const method of methods) api.routeProbe.callPaths.push({ method, pattern });
  api.route<CallbackRoute>({
    method: methods,
    url: path,
    exposeHeadRoute: false,
    bodyLimit: bodyLimitBytes,
    config: { callName: name },
    onRequest: ({ params, ip }) => admitPaymentCallback(payments, params.merchantCode, ip),
    handler: async (request, reply) => {
      const { merchantCode: merchantText, providerCode } = request.params;
      const place = { merchantText, providerCode, direction };
      const callback = rawCallbackOf(request);
      return send(reply, await receivePaymentCallback(payments, apply, place, callback, request.log));
    },
  });
}

function rawCallbackOf(request: FastifyRequest<CallbackRoute>): RawCallback {
  const [path = '', ...query] = request.url.split('?');
  return {
    method: request.method,
    path,
    query: query.join('?'),
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header(name) {
      const value = request.headers[name.toLowerCase()];
      return typeof value === 'string' ? value : '';
    },
  };
}

function send(
  reply: FastifyReply,
  { statusCode, contentType, body }: { statusCode: number; contentType: string; body: string },
): FastifyReply {
  return reply.code(statusCode).header('Cache-Control', 'no-store').type(contentType).send(body);
}
