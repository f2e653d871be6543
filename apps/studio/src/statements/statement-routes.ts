import {
  StatementRequest,
  type StatementRequestBody,
  statementPath,
} from '@wau/contract/vendor-wallets/statement';
import {
  StuckRoundOrder,
  type StuckRoundOrderAnswerBody,
  type StuckRoundOrderBody,
  type StuckRoundsAnswerBody,
  StuckRoundsRequest,
  type StuckRoundsRequestBody,
  stuckRoundOrderPath,
  stuckRoundsPath,
} from '@wau/contract/vendor-wallets/stuck-rounds';
import {
  type UnfinishedAnswerBody,
  UnfinishedRequest,
  type UnfinishedRequestBody,
  unfinishedPath,
} from '@wau/contract/vendor-wallets/unfinished';
import type { Database } from '@wau/service/database/database';
import { contractValidator } from '@wau/service/http/validator';
import type { FastifyInstance } from 'fastify';
import { orderDeadLetter } from '../dead-letters/order-dead-letter.ts';
import { requireFresh, requireOperator, type StatementKeys, sendSigned } from './operator-signature.ts';
import {
  gamesOf,
  readStatement,
  readStuckRounds,
  readUnfinished,
  type StatementReader,
} from './read-statement.ts';

export interface StatementDeps extends StatementReader {
  readonly keys: StatementKeys;
  readonly database: Database;
}

const readStatementRequest = contractValidator<StatementRequestBody>(StatementRequest);
const readUnfinishedRequest = contractValidator<UnfinishedRequestBody>(UnfinishedRequest);
const readStuckRoundsRequest = contractValidator<StuckRoundsRequestBody>(StuckRoundsRequest);
const readStuckRoundOrder = contractValidator<StuckRoundOrderBody>(StuckRoundOrder);

/** What operators may ask of a vendor's rounds, whoever signs with that vendor's key: statements, what is under way or stuck. */
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
  registerStuckRoundRoutes(app, deps);
}

/** What is stuck, and what becomes of it. */
function registerStuckRoundRoutes(app: FastifyInstance, deps: StatementDeps): void {
  const { keys, clock } = deps;
  app.post(
    stuckRoundsPath(':vendorCode'),
    { config: { callName: 'vendorStuckRounds' } },
    async (request, reply) => {
      const { vendorCode, signs } = requireOperator(keys, request);
      const { merchantCode, sentAt } = readStuckRoundsRequest(request.body);
      requireFresh(clock, sentAt);
      const answer: StuckRoundsAnswerBody = { rounds: await readStuckRounds(deps, vendorCode, merchantCode) };
      return sendSigned(request, reply, signs, answer);
    },
  );
  app.post(
    stuckRoundOrderPath(':vendorCode'),
    { config: { callName: 'vendorStuckRoundOrder' } },
    async (request, reply) => {
      const { vendorCode, signs } = requireOperator(keys, request);
      const {
        merchantCode: merchantId,
        order: orderId,
        round: roundId,
        deed,
        sentAt,
      } = readStuckRoundOrder(request.body);
      requireFresh(clock, sentAt);
      const order = { merchantId, orderId, roundId, deed };
      const outcome = await orderDeadLetter(deps, order, gamesOf(deps, vendorCode));
      const answer: StuckRoundOrderAnswerBody = { outcome };
      return sendSigned(request, reply, signs, answer);
    },
  );
}
