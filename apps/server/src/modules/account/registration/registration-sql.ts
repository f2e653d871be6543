import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { RegistrationMode } from '@wau/contract/registration-rules';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { trialMemberType } from '../../../platform/sessions/member-types.ts';

export async function selectActiveMemberId(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { memberId, usernameKey }: { readonly memberId: MemberId | null; readonly usernameKey: string },
): Promise<MemberId | undefined> {
  const rows = await runner.query<{ member_id: MemberId }>({
    name: 'select-active-member-id',
    text: `
      select member_id from wau.members
      where merchant_id = $1 and (member_id = $2 or username_key = $3)
        and status = 'active' and member_type <> $4
      order by member_id = $2 desc nulls last limit 1`,
    values: [merchantCode, memberId, usernameKey, trialMemberType],
  });
  return rows[0]?.member_id;
}

export interface RegistrationFacts {
  readonly registrationMode: RegistrationMode;
  readonly registerMethod: 'H5' | 'APP' | 'PWA' | 'WEBCLIP';
  readonly registerUrl: string;
  readonly domain: string;
  readonly affiliateCode: string | undefined;
  /** Which campaign of the affiliate, and which part of it, the link named that the browser followed. */
  readonly affiliateCampaign?: string | undefined;
  readonly affiliateSubId?: string | undefined;
  readonly recommenderMemberId: MemberId | undefined;
  readonly confirmedAgeYears: number;
}

export async function insertRegistration(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  facts: RegistrationFacts,
): Promise<void> {
  await runner.query({
    name: 'insert-member-registration',
    text: `
      insert into wau.member_registrations (merchant_id, member_id, register_mode, register_method, register_url,
                                            domain, affiliate_code, recommender_member_id, confirmed_age_years,
                                            affiliate_campaign, affiliate_sub_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      merchantCode,
      memberId,
      facts.registrationMode,
      facts.registerMethod,
      facts.registerUrl,
      facts.domain,
      facts.affiliateCode ?? null,
      facts.recommenderMemberId ?? null,
      facts.confirmedAgeYears,
      facts.affiliateCampaign ?? null,
      facts.affiliateSubId ?? null,
    ],
  });
}

/** Where the member can be reached besides mobile number and e-mail, by channel. */
export async function insertContacts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  handles: readonly (readonly [channel: string, handle: string])[],
): Promise<void> {
  if (handles.length === 0) return;
  await runner.query({
    name: 'insert-member-contacts',
    text: `
      insert into wau.member_contacts (merchant_id, member_id, channel, handle)
      select $1, $2, contact.channel, contact.handle from unnest($3::text[], $4::text[]) as contact (channel, handle)`,
    values: [
      merchantCode,
      memberId,
      handles.map(([channel]) => channel),
      handles.map(([, handle]) => handle),
    ],
  });
}
