import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { dropLotteryDrawRequest } from './drop-lottery-draw-request.ts';
import { enterLotteryResult } from './enter-lottery-result.ts';
import { listSiteLotteryDraws } from './list-site-lottery-draws.ts';
import { listWaitingLotteryDraws } from './list-waiting-lottery-draws.ts';
import { correctLotteryDraw, voidLotteryDraw } from './manage-lottery-draws.ts';

export function registerLotteryResultRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listWaitingLotteryDraws, ({ context: { merchant, operator, language } }) =>
    listWaitingLotteryDraws(parts, merchant, operator.operatorId, language),
  );
  registerOperatorQuery(calls.listSiteLotteryDraws, ({ context: { merchant, language }, query }) =>
    listSiteLotteryDraws(parts, merchant, language, query),
  );
  registerOperatorCommand(
    calls.enterLotteryResult,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        enterLotteryResult(tx, { merchantCode: merchant.merchantCode, actor }, params, body),
  );
  registerOperatorCommand(
    calls.voidLotteryDraw,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        voidLotteryDraw(parts, tx, { merchantCode: merchant.merchantCode, actor }, params, body),
  );
  registerOperatorCommand(
    calls.correctLotteryDraw,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        correctLotteryDraw(parts, tx, { merchantCode: merchant.merchantCode, actor }, params, body),
  );
  registerOperatorCommand(
    calls.dropLotteryDrawRequest,
    async ({ context: { merchant }, params }) =>
      (tx) =>
        dropLotteryDrawRequest(tx, merchant.merchantCode, params),
  );
}
