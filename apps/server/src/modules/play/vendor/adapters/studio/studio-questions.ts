import { createHmac, sign } from 'node:crypto';
import {
  type StatementRequestBody,
  statementPath,
  statementSignatureHeader,
} from '@wau/contract/vendor-wallets/statement';
import { type UnfinishedRequestBody, unfinishedPath } from '@wau/contract/vendor-wallets/unfinished';
import { secretKeyOf } from '@wau/service/secrets/secret-key';
import type { VendorKeys } from '../../../../../platform/merchants/vendor-keys.ts';
import type { AnswersOfVendor, VendorQuestion } from '../../vendor-question.ts';

/**
 * How vendors of the protocols of the house are asked: whichever they bet by, they answer at the same addresses below
 * `/studio`, to bytes that are signed with the key that the operator has with them.
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
};

async function ask(
  { vendor, transport }: VendorQuestion,
  path: string,
  request: StatementRequestBody | UnfinishedRequestBody,
): Promise<unknown> {
  const rawBody = JSON.stringify(request);
  const headers = { [statementSignatureHeader]: signatureOf(vendor.keys, rawBody) };
  const { statusCode, body } = await transport({ path, headers, rawBody });
  if (statusCode !== 200) throw new Error(`the vendor answers with status ${statusCode}`);
  return body;
}

function signatureOf({ shared, ownPrivate }: VendorKeys, rawBody: string): string {
  if (shared !== undefined) return createHmac('sha256', secretKeyOf(shared)).update(rawBody).digest('hex');
  if (ownPrivate !== undefined) return sign('sha256', Buffer.from(rawBody), ownPrivate).toString('base64');
  throw new Error('there is no key to ask the vendor with');
}
