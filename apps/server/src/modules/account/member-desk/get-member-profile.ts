import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getIdentityStatus } from '../identity-check/get-identity-status.ts';
import { readPersonalData } from '../member/personal-data.ts';
import { getPlayPause } from '../play-pause/get-play-pause.ts';
import { memberLine } from './find-members.ts';
import { maskEmail, maskIdNumber, maskMobileNumber, maskName } from './mask-data.ts';
import { type DeskMember, type DeskProfileRow, selectDeskProfile } from './member-desk-sql.ts';

type Profile = CallValue<Calls['getMemberProfile']>;

/**
 * A member as operators see one. Personal data leaves masked, so that looking at a member is no reading of it.
 *
 * @throws Refusal `member.unknown`
 */
export async function getMemberProfile(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
  member: DeskMember,
): Promise<Profile> {
  const { runner } = parts;
  const { merchantCode, memberId } = member;
  const row = await selectDeskProfile(runner, member);
  if (row === undefined) throw new Refusal('member.unknown');
  const context = { merchant: { merchantCode }, member: { memberId } };
  const [personal, identity, { pause }] = await Promise.all([
    readPersonalData(parts, runner, merchantCode, memberId),
    getIdentityStatus(parts, context),
    getPlayPause(parts, context),
  ]);
  return {
    ...memberLine(row),
    nickname: row.nickname,
    language: row.language,
    upline: uplineOf(row),
    registration: registrationOf(row),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    masked: {
      mobileNumber: masked(row.mobile_number, maskMobileNumber),
      isMobileConfirmed: row.is_mobile_confirmed,
      email: masked(row.email, maskEmail),
      isEmailConfirmed: row.is_email_confirmed,
      payeeName: masked(personal.payeeName, maskName),
      idNumber: masked(personal.idNumber, maskIdNumber),
    },
    identityStatus: identity.status,
    pause: pause === null ? null : { kind: pause.kind, endsAt: pause.endsAt },
  };
}

function masked(text: string | null, mask: (text: string) => string): string | null {
  return text === null || text === '' ? null : mask(text);
}

function uplineOf({
  upline_member_id: memberId,
  upline_username: userName,
}: DeskProfileRow): Profile['upline'] {
  return memberId === null || userName === null ? null : { memberId, userName };
}

function registrationOf(row: DeskProfileRow): Profile['registration'] {
  const { register_mode: mode, register_method: method, register_domain: domain } = row;
  if (mode === null || method === null || domain === null) return null;
  return { mode, method, domain, affiliateCode: row.affiliate_code };
}
