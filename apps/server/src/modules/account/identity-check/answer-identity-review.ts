import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readPersonalData } from '../member/personal-data.ts';
import {
  decideIdentity,
  listWaitingIdentities,
  openIdentityImages,
  type ReviewParts,
  WrongReview,
} from './manage-identity-reviews.ts';

/** Who waits for a decision, the longest first. */
export async function answerWaitingIdentities(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listWaitingIdentities']>> {
  const rows = await listWaitingIdentities(runner, merchantCode);
  return {
    list: rows.map((row) => ({
      memberId: row.member_id,
      username: row.username,
      submissionNumber: row.submission_number,
      isSeen: row.seen_submission_number === row.submission_number,
      submittedAt: row.submitted_at.toISOString(),
    })),
  };
}

/**
 * The pictures with what the member has said of name and number. The audit keeps which of it was shown, never the data.
 * Refuses with `identity.image.unknown`. Locks: see openIdentityImages.
 */
export async function answerIdentityImages(
  parts: ReviewParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<Audited<CallValue<Calls['openIdentityImages']>>> {
  const order = { merchantCode, memberId, called: memberId };
  const { value, change } = await refusingWrongReview(() => openIdentityImages(parts, tx, order));
  const list = value.map(({ fileName, format, image }) => ({
    fileName,
    format,
    image: image.toString('base64'),
  }));
  const { payeeName, idNumber } = await readPersonalData(parts, tx, merchantCode, memberId);
  const said = {
    payeeName: payeeName === '' ? null : payeeName,
    idNumber: idNumber === '' ? null : idNumber,
  };
  const shown = Object.entries(said).flatMap(([field, text]) => (text === null ? [] : [field]));
  return {
    value: { ...said, list },
    change: { ...change, newValues: { ...change.newValues, shown: shown.join(' ') } },
  };
}

/** Refuses with `identity.not.waiting`, `identity.not.seen`, `case.claimed` and `request.invalid`. Locks: see decideIdentity. */
export function decideIdentityOfCall(
  parts: ReviewParts,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  memberId: MemberId,
  { decision, reason = '' }: CallBody<Calls['decideIdentity']>,
): Promise<Audited<null>> {
  const order = { merchantCode, memberId, called: memberId, actor };
  const decided = { status: decision, reason };
  return refusingWrongReview(() => decideIdentity(parts, tx, order, decided));
}

async function refusingWrongReview<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongReview) throw new Refusal(error.code, { detail: error.message });
    throw error;
  }
}
