import {
  type HmacWalletCode,
  hmacSignatureHeader,
  hmacWalletCodes,
  hmacWalletHttpStatus,
  hmacWalletProtocol,
} from '@wau/contract/vendor-wallets/hmac-wallet';
import { exactJsonText } from '@wau/service/http/exact-json';
import { isTextSigned } from '@wau/service/secrets/bytes-signature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VendorContext } from '../../../../../platform/gates/vendor-gate.ts';
import { bytesOf, enterSigned, takeBytes, thrownCode } from '../../signed-requests.ts';
import type { VendorAdapter, VendorOperator } from '../../vendor-adapter.ts';
import type { WalletAnswer } from '../../wallet-command.ts';
import { launchAddress } from '../studio/launch-address.ts';
import { studioAnswers } from '../studio/studio-questions.ts';
import { createHmacWalletCalls } from './hmac-wallet-calls.ts';

/**
 * Vendors that sign with a shared secret, HMAC-SHA256 over the bytes of the body, and bring bets and wins in lists of which
 * all or none is carried out: docs/vendors/hmac-wallet.md. A refusal is an HTTP status with a number.
 */
export const hmacWalletAdapter: VendorAdapter = {
  protocol: hmacWalletProtocol,
  launch: async (launch) => launchAddress(launch),
  ...studioAnswers,
  registerRoutes(app, operator) {
    takeBytes(app);
    app.setErrorHandler(async (error, request, reply) => {
      const code = thrownCode(error);
      if (code === 'server.failed') request.log.error({ err: error }, 'a vendor call failed');
      return refuse(reply, { ok: false, code });
    });
    const calls = createHmacWalletCalls(operator);
    for (const [operation, call] of Object.entries(calls)) {
      app.post(
        `/vendor/${hmacWalletProtocol}/:vendorCode/${operation}`,
        { config: { callName: `${hmacWalletProtocol}/${operation}` } },
        async (request, reply) => {
          const answer = await call(await enter(operator, request), request);
          return 'refusal' in answer ? refuse(reply, answer.refusal) : send(reply, 200, answer.value);
        },
      );
    }
  },
};

/** The key is found by the address, the signature is over the bytes: nothing of the body is believed before. */
function enter(operator: VendorOperator, request: FastifyRequest): Promise<VendorContext> {
  const { vendorCode } = request.params as { readonly vendorCode: string };
  const signature = String(request.headers[hmacSignatureHeader.toLowerCase()] ?? '');
  return enterSigned(
    operator,
    { protocol: hmacWalletProtocol, vendorCode },
    ({ keys: { shared } }) => shared !== undefined && isTextSigned(shared, bytesOf(request), signature),
  );
}

function refuse(reply: FastifyReply, refusal: Extract<WalletAnswer, { ok: false }>): FastifyReply {
  const known: Readonly<Partial<Record<string, HmacWalletCode>>> = hmacWalletCodes;
  const code = known[refusal.code] ?? hmacWalletCodes['server.failed'];
  return send(reply, hmacWalletHttpStatus(code), { code, balance: refusal.balanceMinor });
}

function send(reply: FastifyReply, httpStatus: number, answer: object): FastifyReply {
  return reply
    .code(httpStatus)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(exactJsonText(answer));
}
