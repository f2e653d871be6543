import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getFeedbackImages } from './get-feedback-images.ts';
import { listFeedback } from './list-feedback.ts';
import { answerFeedback, closeFeedback, listWaitingFeedback, openFeedbackImages } from './manage-feedback.ts';
import { readFeedback } from './read-feedback.ts';
import { sendFeedback } from './send-feedback.ts';

export function registerFeedbackRoutes(
  { registerMemberCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerMemberCall(calls.sendFeedback, ({ context, body }) => sendFeedback(parts, context, body));
  registerMemberCall(calls.listFeedback, ({ context, query }) => listFeedback(parts, context, query));
  registerMemberCall(calls.readFeedback, ({ context, params }) =>
    readFeedback(parts, context, params.feedbackId),
  );
  registerMemberCall(calls.getFeedbackImages, ({ context, params }) =>
    getFeedbackImages(parts, context, params.feedbackId),
  );
  registerOperatorQuery(calls.listWaitingFeedback, ({ context }) =>
    listWaitingFeedback(parts.runner, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.openFeedbackImages,
    async ({ context, params }) =>
      (tx) =>
        openFeedbackImages(parts, tx, context.merchant.merchantCode, params.feedbackId),
  );
  registerOperatorCommand(
    calls.answerFeedback,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        answerFeedback(parts, tx, { merchantCode: merchant.merchantCode, actor }, params.feedbackId, body),
  );
  registerOperatorCommand(
    calls.closeFeedback,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        closeFeedback(parts, tx, { merchantCode: merchant.merchantCode, actor }, params.feedbackId, body),
  );
}
