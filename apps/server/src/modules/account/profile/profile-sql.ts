import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RedeemedProof } from '../credentials/login-proof.ts';

export interface ProfileOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export async function updateHeadIcon(
  runner: SqlRunner,
  { merchantCode, memberId }: ProfileOwner,
  icon: string,
): Promise<void> {
  await runner.query({
    name: 'update-head-icon',
    text: 'update wau.members set head_icon = $3 where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId, icon],
  });
}

export async function updateNickname(
  runner: SqlRunner,
  { merchantCode, memberId }: ProfileOwner,
  nickname: string,
): Promise<void> {
  await runner.query({
    name: 'update-nickname',
    text: 'update wau.members set nickname = $3 where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId, nickname],
  });
}

export async function updateWinsShown(
  runner: SqlRunner,
  { merchantCode, memberId }: ProfileOwner,
  isShown: boolean,
): Promise<void> {
  await runner.query({
    name: 'update-wins-shown',
    text: 'update wau.members set shows_wins = $3 where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId, isShown],
  });
}

/** Nobody has yet shown that the new address is theirs. */
export async function updateEmail(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  email: string,
): Promise<void> {
  await runner.query({
    name: 'update-email',
    text: `
      update wau.members set email = $3, email_confirmed_at = null
      where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, email],
  });
}
