import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
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
    list: rows.map(({ member_id: memberId, username, submitted_at }) => ({
      memberId,
      username,
      submittedAt: submitted_at.toISOString(),
    })),
  };
}

/** Refuses with `identity.image.unknown`. Locks: see openIdentityImages. */
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
  return { value: { list }, change };
}

/** Refuses with `identity.not.waiting`, `identity.not.seen` and `request.invalid`. Locks: see decideIdentity. */
export function decideIdentityOfCall(
  parts: ReviewParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  { decision, reason = '' }: CallBody<Calls['decideIdentity']>,
): Promise<Audited<null>> {
  const order = { merchantCode, memberId, called: memberId };
  const decided = decision === 'verified' ? { status: decision } : { status: decision, reason };
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
