import {
  type StatementRequestBody,
  statementPath,
  statementSignatureHeader,
} from '@wau/contract/vendor-wallets/statement';
import {
  type StuckRoundOrderBody,
  type StuckRoundsRequestBody,
  stuckRoundOrderPath,
  stuckRoundsPath,
} from '@wau/contract/vendor-wallets/stuck-rounds';
import { type UnfinishedRequestBody, unfinishedPath } from '@wau/contract/vendor-wallets/unfinished';
import { isTextSigned, signText } from '@wau/service/secrets/bytes-signature';
import type { RawAnswer } from '@wau/service/secrets/signed-transport';
import type { VendorKeys } from '../../../../../platform/merchants/vendor-keys.ts';
import type { AnswersOfVendor, VendorQuestion } from '../../vendor-question.ts';

/**
 * How vendors of the protocols of the house are asked: whichever they bet by, they answer at the same addresses below
 * `/studio`, to bytes that are signed with the key that the operator has with them. What they answer is signed together with
 * what was asked, so that no answer can be taken for one to another question.
 */
export const studioAnswers: Required<AnswersOfVendor> = {
  readStatement({ from, until, after, ...question }) {
    const { vendor, sentAt } = question;
    const request: StatementRequestBody = {
      operation: 'statement',
      merchantCode: vendor.merchantCode,
      from: from.toISOString(),
      until: until.toISOString(),
      after,
      sentAt: sentAt.toISOString(),
    };
    return ask(question, statementPath(vendor.vendorCode), request);
  },
  readUnfinished({ memberId, ...question }) {
    const { vendor, sentAt } = question;
    const request: UnfinishedRequestBody = {
      operation: 'unfinished',
      merchantCode: vendor.merchantCode,
      player: memberId,
      sentAt: sentAt.toISOString(),
    };
    return ask(question, unfinishedPath(vendor.vendorCode), request);
  },
  readStuckRounds(question) {
    const { vendor, sentAt } = question;
    const request: StuckRoundsRequestBody = {
      operation: 'stuckRounds',
      merchantCode: vendor.merchantCode,
      sentAt: sentAt.toISOString(),
    };
    return ask(question, stuckRoundsPath(vendor.vendorCode), request);
  },
  orderStuckRound({ orderId, roundId, deed, ...question }) {
    const { vendor, sentAt } = question;
    const request: StuckRoundOrderBody = {
      operation: 'stuckRoundOrder',
      merchantCode: vendor.merchantCode,
      order: orderId,
      round: roundId,
      deed,
      sentAt: sentAt.toISOString(),
    };
    return ask(question, stuckRoundOrderPath(vendor.vendorCode), request);
  },
};

async function ask(
  { vendor, transport }: VendorQuestion,
  path: string,
  request: StatementRequestBody | UnfinishedRequestBody | StuckRoundsRequestBody | StuckRoundOrderBody,
): Promise<unknown> {
  const rawBody = JSON.stringify(request);
  const headers = { [statementSignatureHeader]: signatureOf(vendor.keys, rawBody) };
  const { statusCode, body, raw } = await transport({ path, headers, rawBody });
  if (statusCode !== 200) throw new Error(`the vendor answers with status ${statusCode}`);
  if (!isAnswerSigned(vendor.keys, rawBody, raw)) {
    throw new Error('the answer is not signed by the vendor as one to this question');
  }
  return body;
}

function isAnswerSigned(
  { shared, vendorPublic }: VendorKeys,
  question: string,
  answer: RawAnswer | undefined,
): boolean {
  const key = shared ?? vendorPublic;
  const signature = answer?.headers[statementSignatureHeader.toLowerCase()];
  if (key === undefined || answer === undefined || typeof signature !== 'string') return false;
  return isTextSigned(key, `${question}${answer.text}`, signature);
}

function signatureOf({ shared, ownPrivate }: VendorKeys, rawBody: string): string {
  const key = shared ?? ownPrivate;
  if (key === undefined) throw new Error('there is no key to ask the vendor with');
  return signText(key, rawBody);
}
