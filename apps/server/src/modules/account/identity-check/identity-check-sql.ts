import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface IdentityStatusRow {
  readonly submission_number: number;
  /** The submission that an operator has looked at, 0 for none. */
  readonly seen_submission_number: number;
  readonly status: 'reviewing' | 'verified' | 'refused';
  readonly reason: string;
  readonly submitted_at: Date;
}

const selectStatus = `
  select submission_number, seen_submission_number, status, reason, submitted_at from wau.identity_images
  where merchant_id = $1 and member_id = $2`;

/** How the check stands, without the pictures. */
export async function selectIdentityStatus(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<IdentityStatusRow | undefined> {
  const rows = await runner.query<IdentityStatusRow & Record<string, unknown>>({
    name: 'select-identity-status',
    text: selectStatus,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** The same, and nobody else decides or replaces until the transaction ends. */
export async function lockIdentityStatus(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<IdentityStatusRow | undefined> {
  const rows = await runner.query<IdentityStatusRow & Record<string, unknown>>({
    text: `${selectStatus} for update`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** Puts pictures in place of those before; `false` when they were verified meanwhile. */
export async function upsertIdentityImages(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  images: { readonly sealedFront: Buffer; readonly sealedBack: Buffer; readonly submittedAt: Date },
): Promise<boolean> {
  const rows = await runner.query({
    name: 'upsert-identity-images',
    text: `
      insert into wau.identity_images as present
        (merchant_id, member_id, submission_number, status, sealed_front, sealed_back, submitted_at)
      values ($1, $2, 1, 'reviewing', $3, $4, $5)
      on conflict (merchant_id, member_id) do update
      set submission_number = present.submission_number + 1, status = 'reviewing', reason = '', decided_at = null,
          sealed_front = excluded.sealed_front, sealed_back = excluded.sealed_back,
          submitted_at = excluded.submitted_at
      where present.status <> 'verified'
      returning 1 as written`,
    values: [merchantCode, memberId, images.sealedFront, images.sealedBack, images.submittedAt],
  });
  return rows.length > 0;
}

export interface WaitingIdentityRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly submission_number: number;
  readonly seen_submission_number: number;
  readonly submitted_at: Date;
}

/** Whoever waits for a decision, the longest first. */
export function selectWaitingIdentities(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly WaitingIdentityRow[]> {
  return runner.query<WaitingIdentityRow & Record<string, unknown>>({
    text: `
      select member_id, username, submission_number, seen_submission_number, submitted_at
      from wau.identity_images join wau.members using (merchant_id, member_id)
      where merchant_id = $1 and identity_images.status = 'reviewing'
      order by submitted_at limit $2`,
    values: [merchantCode, limit],
  });
}

export interface SealedIdentityImages {
  readonly submission_number: number;
  readonly sealed_front: Buffer | null;
  readonly sealed_back: Buffer | null;
}

export async function selectIdentityImages(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<SealedIdentityImages | undefined> {
  const rows = await runner.query<SealedIdentityImages & Record<string, unknown>>({
    text: `
      select submission_number, sealed_front, sealed_back from wau.identity_images
      where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return rows[0];
}

/** Refused pictures are erased with the decision. */
export async function updateIdentityDecision(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  decision: {
    readonly status: 'verified' | 'refused';
    readonly reason: string;
    readonly decidedAt: Date;
  },
): Promise<void> {
  await runner.query({
    text: `
      update wau.identity_images
      set status = $3, reason = $4, decided_at = $5,
          sealed_front = case when $3 = 'refused' then null else sealed_front end,
          sealed_back = case when $3 = 'refused' then null else sealed_back end
      where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, decision.status, decision.reason, decision.decidedAt],
  });
}

/** Notes that an operator looks at the pictures of this submission, unless others have come meanwhile. */
export async function markIdentitySeen(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  submissionNumber: number,
): Promise<void> {
  await runner.query({
    text: `
      update wau.identity_images set seen_submission_number = $3
      where merchant_id = $1 and member_id = $2 and submission_number = $3`,
    values: [merchantCode, memberId, submissionNumber],
  });
}

export interface IdentityReviewRow {
  readonly username: string;
  readonly reviewed_at: Date;
  readonly reviewed_by: string;
  readonly action: 'seen' | 'verified' | 'refused';
  readonly reason: string;
}

/** The last reviews, newest first. */
export function selectIdentityReviews(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly IdentityReviewRow[]> {
  return runner.query<IdentityReviewRow & Record<string, unknown>>({
    text: `
      select member.username, entry.recorded_at as reviewed_at, entry.actor_name as reviewed_by,
        coalesce(entry.new_values ->> 'status', 'seen') as action, coalesce(entry.new_values ->> 'reason', '') as reason
      from wau.audit_entries as entry
      join wau.members as member on member.merchant_id = entry.merchant_id and member.member_id = entry.subject
      where entry.merchant_id = $1 and entry.action in ('openIdentityImages', 'decideIdentity')
      order by entry.entry_id desc limit $2`,
    values: [merchantCode, limit],
  });
}

export interface NoticeBrandRow {
  readonly brand_name: string;
  readonly theme_name: string;
  readonly languages: readonly LanguageCode[];
  readonly default_language: LanguageCode;
}

/** What a notice to a member says of the merchant. */
export async function selectNoticeBrand(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<NoticeBrandRow | undefined> {
  const rows = await runner.query<NoticeBrandRow & Record<string, unknown>>({
    text: 'select brand_name, theme_name, languages, default_language from wau.merchants where merchant_id = $1',
    values: [merchantCode],
  });
  return rows[0];
}
