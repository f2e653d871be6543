import type { ErrorCode } from '@wau/contract/error-codes';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { parseReason } from '../../../platform/operators/read-reason.ts';
import { type ImageFormat, imageFormatOf } from '../../../platform/picture/image-format.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import {
  type IdentityReviewRow,
  lockIdentityStatus,
  markIdentitySeen,
  selectIdentityImages,
  selectIdentityReviews,
  selectNoticeBrand,
  selectWaitingIdentities,
  updateIdentityDecision,
  type WaitingIdentityRow,
} from './identity-check-sql.ts';
import { openIdentityImage } from './identity-sealing.ts';

/** What it takes to look at members' documents and to decide about them. */
export type ReviewParts = Pick<ServerParts, 'clock' | 'random' | 'config'>;

/** The order is wrong, in a sentence for the operator; `code` is what a call refuses it with. */
export class WrongReview extends Error {
  override readonly name = 'WrongReview';
  readonly code: ErrorCode;

  constructor(sentence: string, code: ErrorCode) {
    super(sentence);
    this.code = code;
  }
}

/** So many lines are shown at once. */
const shownLines = 100;

/** Who waits for a decision, the longest first. */
export function listWaitingIdentities(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly WaitingIdentityRow[]> {
  return selectWaitingIdentities(runner, merchantCode, shownLines);
}

/** Who looked at whose pictures and decided what, newest first. */
export function listIdentityReviews(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly IdentityReviewRow[]> {
  return selectIdentityReviews(runner, merchantCode, shownLines);
}

export interface ReviewOrder {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** How whoever gave the order calls the member. */
  readonly called: string;
}

/** Of somebody who decides. */
export interface DecisionOrder extends ReviewOrder {
  readonly actor: Actor;
}

export interface OpenedIdentityImage {
  /** Tells whose picture of which submission and side it is, without the member's name. */
  readonly fileName: string;
  readonly format: ImageFormat | 'bin';
  readonly image: Buffer;
}

/**
 * Both pictures of a member, opened. Looking is a change: the audit tells of it, and a decision asks for it. Nobody gets
 * to see them before that is committed. Locks: the member's row of pictures.
 *
 * @throws WrongReview
 */
export async function openIdentityImages(
  { config }: Pick<ReviewParts, 'config'>,
  runner: SqlRunner,
  { merchantCode, memberId, called }: ReviewOrder,
): Promise<Audited<readonly OpenedIdentityImage[]>> {
  const row = await selectIdentityImages(runner, merchantCode, memberId);
  if (row?.sealed_front == null || row.sealed_back === null) {
    throw new WrongReview(`There are no pictures of ${called}.`, 'identity.image.unknown');
  }
  const sealed = { front: row.sealed_front, back: row.sealed_back };
  const opened = (['front', 'back'] as const).map((side) => {
    const image = open(config.masterSecret, { merchantCode, memberId, side }, sealed[side]);
    const format: OpenedIdentityImage['format'] = imageFormatOf(image) ?? 'bin';
    return { fileName: `${memberId}-${row.submission_number}-${side}.${format}`, format, image };
  });
  const submissionNumber = row.submission_number;
  await markIdentitySeen(runner, merchantCode, memberId, submissionNumber);
  return { value: opened, change: { subject: memberId, oldValues: {}, newValues: { submissionNumber } } };
}

export type IdentityDecision =
  | { readonly status: 'verified'; readonly reason?: string | undefined }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Decides about the pictures that a member has sent and tells the member; the audit keeps who decided.
 *
 * Invariants: pictures that were replaced after an operator saw them are not decided about; refused ones are erased
 * with the decision; the reason of an acceptance stays in the audit. Lock order: the member's row of pictures, its claim,
 * then what the notice takes.
 *
 * @throws WrongReview, Refusal `case.claimed`
 */
export async function decideIdentity(
  { clock, random, config }: ReviewParts,
  runner: SqlRunner,
  { merchantCode, memberId, called, actor }: DecisionOrder,
  { status, reason: text = '' }: IdentityDecision,
): Promise<Audited<null>> {
  const reason = status === 'refused' || text !== '' ? readReason(text) : '';
  const brand = await selectNoticeBrand(runner, merchantCode);
  const row = await lockIdentityStatus(runner, merchantCode, memberId);
  if (brand === undefined || row?.status !== 'reviewing') {
    throw new WrongReview(`${called} is not waiting for a decision.`, 'identity.not.waiting');
  }
  if (row.seen_submission_number !== row.submission_number) {
    throw new WrongReview(`Nobody has looked at the present pictures of ${called} yet.`, 'identity.not.seen');
  }
  const decidedAt = new Date(clock.nowMs());
  await settleWorkClaim(runner, { merchantCode, kind: 'identity', caseId: memberId }, actor, decidedAt);
  const told = status === 'refused' ? reason : '';
  await updateIdentityDecision(runner, merchantCode, memberId, { status, reason: told, decidedAt });
  const merchant = {
    merchantCode,
    brandName: brand.brand_name,
    themeName: brand.theme_name,
    languages: brand.languages,
    defaultLanguage: brand.default_language,
  };
  await notifyMember({ clock, random, config }, runner, { merchant, memberId, kind: `identity.${status}` });
  const newValues = { submissionNumber: row.submission_number, status, reason };
  return { value: null, change: { subject: memberId, oldValues: { status: row.status }, newValues } };
}

function open(masterSecret: string, place: Parameters<typeof openIdentityImage>[1], sealed: Buffer): Buffer {
  try {
    return openIdentityImage(masterSecret, place, sealed);
  } catch {
    throw new WrongReview(
      'The pictures do not open; is WAU_SECRET the one that Wau runs with?',
      'identity.image.unknown',
    );
  }
}

/** That of a refusal is read by the member. */
function readReason(text: string): string {
  const reason = parseReason(text);
  if (reason === undefined) {
    throw new WrongReview(
      'A refusal needs a reason of 3 to 200 characters; the member reads it.',
      'request.invalid',
    );
  }
  return reason;
}
