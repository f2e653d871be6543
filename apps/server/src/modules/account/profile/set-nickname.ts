import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { profileOwnerOf } from './profile-owner.ts';
import { updateNickname } from './profile-sql.ts';

/** Letters of any script with their marks, digits, and what stands inside names. No control or direction marks. */
const nicknamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ._'-]{1,19}$/u;

/** Empty goes back to the account name. Refuses `nickname.invalid`. */
export async function setNickname(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  body: CallBody<Calls['setNickname']>,
): Promise<CallValue<Calls['setNickname']>> {
  const nickname = body.nickname.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  if (nickname !== '' && !nicknamePattern.test(nickname)) {
    throw new Refusal('nickname.invalid', { field: 'nickname' });
  }
  await updateNickname(runner, profileOwnerOf(context), nickname);
  return { nickname };
}
