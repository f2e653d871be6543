import type { MerchantCode } from '@wau/contract/ids';
import { statementSignatureHeader } from '@wau/contract/vendor-wallets/statement';
import { signText } from '@wau/service/secrets/bytes-signature';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Signs what is answered together with what was asked, so that it can be taken for an answer to no other question: once a
 * request is known to be of a merchant, in whose key it is signed.
 */
export class SignedAnswers {
  readonly #merchants = new WeakMap<FastifyRequest, MerchantCode>();
  readonly #merchantKey: (merchantCode: MerchantCode) => Buffer | undefined;

  constructor(api: FastifyInstance, merchantKey: (merchantCode: MerchantCode) => Buffer | undefined) {
    this.#merchantKey = merchantKey;
    api.addHook('onSend', async (request, reply, payload) => {
      const merchantCode = this.#merchants.get(request);
      const key = merchantCode === undefined ? undefined : this.#merchantKey(merchantCode);
      if (key === undefined || typeof payload !== 'string') return payload;
      reply.header(statementSignatureHeader, signText(key, `${request.rawBody}${payload}`));
      return payload;
    });
  }

  /** The answer to this request is signed. */
  of(request: FastifyRequest, merchantCode: MerchantCode): void {
    this.#merchants.set(request, merchantCode);
  }
}
