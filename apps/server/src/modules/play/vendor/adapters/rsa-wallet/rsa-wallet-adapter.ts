import {
  rsaSignatureHeader,
  rsaWalletProtocol,
  rsaWalletStatuses,
} from '@wau/contract/vendor-wallets/rsa-wallet';
import { exactJsonText } from '@wau/service/http/exact-json';
import { isTextSigned } from '@wau/service/secrets/bytes-signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import { bytesOf, enterSigned, takeBytes, thrownCode } from '../../signed-requests.ts';
import type { VendorAdapter, VendorOperator } from '../../vendor-adapter.ts';
import { launchAddress } from '../studio/launch-address.ts';
import { studioAnswers } from '../studio/studio-questions.ts';
import { createRsaWalletCalls, type RsaWalletAnswer } from './rsa-wallet-calls.ts';

/**
 * Vendors that sign with a private key of their own, RSA-SHA256 over the bytes of the body: docs/vendors/rsa-wallet.md.
 * An answer is always a status; the HTTP status only tells whether it is one about the request or about the transaction.
 */
export const rsaWalletAdapter: VendorAdapter = {
  protocol: rsaWalletProtocol,
  launch: async (launch) => launchAddress(launch),
  ...studioAnswers,
  registerRoutes(app, operator) {
    takeBytes(app);
    app.setErrorHandler(async (error, request, reply) => answerThrown(error, request, reply));
    const calls = createRsaWalletCalls(operator);
    for (const [operation, answer] of Object.entries(calls)) {
      app.post(
        `/vendor/${rsaWalletProtocol}/:vendorCode/${operation}`,
        { config: { callName: `${rsaWalletProtocol}/${operation}` } },
        async (request, reply) => send(reply, 200, await answer(await enter(operator, request), request)),
      );
    }
  },
};

/** The key is found by the address, the signature is over the bytes: nothing of the body is believed before. */
function enter(operator: VendorOperator, request: FastifyRequest): Promise<VendorContext> {
  const { vendorCode } = request.params as { readonly vendorCode: string };
  const signature = String(request.headers[rsaSignatureHeader.toLowerCase()] ?? '');
  const bytes = bytesOf(request);
  const verdicts = new Map<string, boolean>();
  return enterSigned(operator, { protocol: rsaWalletProtocol, vendorCode }, ({ keys: { vendorPublic } }) => {
    if (vendorPublic === undefined) return false;
    // Mostly one key for all merchants, and checking costs more than the rest of a request.
    const name = vendorPublic.export({ format: 'der', type: 'spki' }).toString('base64');
    const verdict = verdicts.get(name) ?? isTextSigned(vendorPublic, bytes, signature);
    verdicts.set(name, verdict);
    return verdict;
  });
}

const httpStatuses: Readonly<Record<string, number>> = {
  ERROR_SIGNATURE: 403,
  ERROR_TIME: 403,
  ERROR_SYNTAX: 400,
  ERROR_BUSY: 503,
  ERROR_UNKNOWN: 500,
};

function answerThrown(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const code = thrownCode(error);
  if (code === 'server.failed') request.log.error({ err: error }, 'a vendor call failed');
  const status = (rsaWalletStatuses as Readonly<Record<string, string>>)[code] ?? 'ERROR_UNKNOWN';
  return send(reply, httpStatuses[status] ?? 200, { status });
}

function send(reply: FastifyReply, httpStatus: number, answer: RsaWalletAnswer): FastifyReply {
  return reply
    .code(httpStatus)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(exactJsonText(answer));
}
