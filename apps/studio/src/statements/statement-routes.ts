import {
  StatementRequest,
  type StatementRequestBody,
  statementPath,
} from '@wau/contract/vendor-wallets/statement';
import {
  type UnfinishedAnswerBody,
  UnfinishedRequest,
  type UnfinishedRequestBody,
  unfinishedPath,
} from '@wau/contract/vendor-wallets/unfinished';
import { contractValidator } from '@wau/service/http/validator';
import type { FastifyInstance } from 'fastify';
import { requireFresh, requireOperator, type StatementKeys, sendSigned } from './operator-signature.ts';
import { readStatement, readUnfinished, type StatementReader } from './read-statement.ts';

export interface StatementDeps extends StatementReader {
  readonly keys: StatementKeys;
}

const readStatementRequest = contractValidator<StatementRequestBody>(StatementRequest);
const readUnfinishedRequest = contractValidator<UnfinishedRequestBody>(UnfinishedRequest);

/** What operators may ask of a vendor's rounds, whoever signs with that vendor's key: statements, and what is under way. */
export function registerStatementRoutes(app: FastifyInstance, deps: StatementDeps): void {
  const { keys, clock } = deps;
  app.post(
    statementPath(':vendorCode'),
    { config: { callName: 'vendorStatement' } },
    async (request, reply) => {
      const { vendorCode, signs } = requireOperator(keys, request);
      const asked = readStatementRequest(request.body);
      requireFresh(clock, asked.sentAt);
      return sendSigned(request, reply, signs, await readStatement(deps, vendorCode, asked));
    },
  );
  app.post(
    unfinishedPath(':vendorCode'),
    { config: { callName: 'vendorUnfinished' } },
    async (request, reply) => {
      const { vendorCode, signs } = requireOperator(keys, request);
      const asked = readUnfinishedRequest(request.body);
      requireFresh(clock, asked.sentAt);
      const answer: UnfinishedAnswerBody = { rounds: await readUnfinished(deps, vendorCode, asked) };
      return sendSigned(request, reply, signs, answer);
    },
  );
}
