import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { defaultLanguage, isLanguageCode } from '@wau/contract/languages';
import { withTransaction } from '@wau/service/database';
import { poolRunner, type SqlRunner } from '@wau/service/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import { findMember } from '../member/find-member.ts';
import { openIdentityImage } from './identity-sealing.ts';
import {
  type IdentityReviewRow,
  insertIdentityReview,
  isIdentitySeen,
  lockIdentityStatus,
  selectIdentityImages,
  selectIdentityReviews,
  selectNoticeBrand,
  selectWaitingIdentities,
  updateIdentityDecision,
  type WaitingIdentityRow,
} from './identity-sql.ts';
import { type ImageFormat, imageFormatOf } from './image-format.ts';

/** What an operator needs to look at members' documents and to decide about them. */
export type ReviewParts = Pick<ServerParts, 'database' | 'clock' | 'random' | 'config'>;

/** The order is wrong, in a sentence for the operator. */
export class WrongReview extends Error {
  override readonly name = 'WrongReview';
}

/** So many lines are shown at once. */
const shownLines = 100;

/** Who waits for a decision, the longest first. */
export function listWaitingIdentities(
  { database }: Pick<ReviewParts, 'database'>,
  merchantCode: MerchantCode,
): Promise<readonly WaitingIdentityRow[]> {
  return selectWaitingIdentities(poolRunner(database.pool), merchantCode, shownLines);
}

/** Who looked at whose pictures and decided what, newest first. */
export function listIdentityReviews(
  { database }: Pick<ReviewParts, 'database'>,
  merchantCode: MerchantCode,
): Promise<readonly IdentityReviewRow[]> {
  return selectIdentityReviews(poolRunner(database.pool), merchantCode, shownLines);
}

export interface ReviewOrder {
  readonly merchantCode: MerchantCode;
  readonly username: string;
  /** The operator, for the record. */
  readonly reviewedBy: string;
}

export interface OpenedIdentityImage {
  /** Tells whose picture of which submission and side it is, without the member's name. */
  readonly fileName: string;
  readonly image: Buffer;
}

/**
 * Both pictures of a member, opened. Invariant: nobody sees them without a row that says so, which is committed first.
 *
 * @throws WrongReview
 */
export async function openIdentityImages(
  { database, clock, config }: Pick<ReviewParts, 'database' | 'clock' | 'config'>,
  { merchantCode, username, reviewedBy }: ReviewOrder,
): Promise<readonly OpenedIdentityImage[]> {
  const runner = poolRunner(database.pool);
  const memberId = await requireMember(runner, merchantCode, username);
  const row = await selectIdentityImages(runner, merchantCode, memberId);
  if (row?.sealed_front == null || row.sealed_back === null) {
    throw new WrongReview(`There are no pictures of ${username}.`);
  }
  const sealed = { front: row.sealed_front, back: row.sealed_back };
  const opened = (['front', 'back'] as const).map((side) => {
    const image = open(config.masterSecret, { merchantCode, memberId, side }, sealed[side]);
    const format: ImageFormat | 'bin' = imageFormatOf(image) ?? 'bin';
    return { fileName: `${memberId}-${row.submission_number}-${side}.${format}`, image };
  });
  await insertIdentityReview(runner, merchantCode, memberId, {
    submissionNumber: row.submission_number,
    reviewedAt: new Date(clock.nowMs()),
    reviewedBy,
    action: 'seen',
    reason: '',
  });
  return opened;
}

export type IdentityDecision =
  | { readonly status: 'verified' }
  | { readonly status: 'refused'; readonly reason: string };

/**
 * Decides about the pictures that a member has sent, tells the member, and keeps who decided.
 *
 * Invariants: pictures that were replaced after an operator saw them are not decided about; refused ones are erased
 * with the decision. Lock order: the member's row of pictures, then what the notice takes.
 *
 * @throws WrongReview
 */
export async function decideIdentity(
  { database, clock, random, config }: ReviewParts,
  { merchantCode, username, reviewedBy }: ReviewOrder,
  decision: IdentityDecision,
): Promise<void> {
  const reason = 'reason' in decision ? readReason(decision.reason) : '';
  await withTransaction(database, async (runner) => {
    const memberId = await requireMember(runner, merchantCode, username);
    const brand = await selectNoticeBrand(runner, merchantCode);
    const row = await lockIdentityStatus(runner, merchantCode, memberId);
    if (brand === undefined || row?.status !== 'reviewing') {
      throw new WrongReview(`${username} is not waiting for a decision.`);
    }
    if (!(await isIdentitySeen(runner, merchantCode, memberId, row.submission_number))) {
      throw new WrongReview(`Nobody has looked at the present pictures of ${username} yet.`);
    }
    const decidedAt = new Date(clock.nowMs());
    const { status } = decision;
    await updateIdentityDecision(runner, merchantCode, memberId, { status, reason, decidedAt });
    await insertIdentityReview(runner, merchantCode, memberId, {
      submissionNumber: row.submission_number,
      reviewedAt: decidedAt,
      reviewedBy,
      action: status,
      reason,
    });
    const merchant = {
      merchantCode,
      brandName: brand.brand_name,
      themeName: brand.theme_name,
      defaultLanguage: isLanguageCode(brand.default_language) ? brand.default_language : defaultLanguage,
    };
    await notifyMember({ clock, random, config }, runner, {
      merchant,
      memberId,
      kind: `identity.${status}`,
    });
  });
}

async function requireMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  username: string,
): Promise<MemberId> {
  const member = await findMember(runner, merchantCode, username);
  if (member === undefined) throw new WrongReview(`${merchantCode} has no member ${username}.`);
  return member.memberId;
}

function open(masterSecret: string, place: Parameters<typeof openIdentityImage>[1], sealed: Buffer): Buffer {
  try {
    return openIdentityImage(masterSecret, place, sealed);
  } catch {
    throw new WrongReview('The pictures do not open; is WAU_SECRET the one that Wau runs with?');
  }
}

/** The member reads it. */
function readReason(text: string): string {
  const reason = text.trim().replaceAll(/\s+/g, ' ');
  if (reason.length < 3 || reason.length > 200) {
    throw new WrongReview('A refusal needs a reason of 3 to 200 characters; the member reads it.');
  }
  return reason;
}
