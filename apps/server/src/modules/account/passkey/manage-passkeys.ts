import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { PasskeyId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { deletePasskey, selectPasskeys, updatePasskeyName } from './passkey-sql.ts';
import { passkeyViewOf } from './passkey-view.ts';

export async function listPasskeys(
  parts: LoginParts,
  { merchant, member }: MemberContext,
): Promise<CallValue<Calls['listPasskeys']>> {
  const rows = await selectPasskeys(parts.runner, merchant.merchantCode, member.memberId);
  return rows.map(passkeyViewOf);
}

/** Refuses `request.invalid` for an empty name and `passkey.unknown`. */
export async function renamePasskey(
  parts: LoginParts,
  { merchant, member }: MemberContext,
  passkeyId: PasskeyId,
  passkeyName: string,
): Promise<null> {
  const name = passkeyName.trim();
  if (name === '') throw new Refusal('request.invalid', { field: 'passkeyName' });
  const key = { merchantCode: merchant.merchantCode, memberId: member.memberId, passkeyId };
  if (!(await updatePasskeyName(parts.runner, key, name))) throw new Refusal('passkey.unknown');
  return null;
}

/**
 * Refuses with `password.wrong`, `login.too.many` and `passkey.unknown`. Locks: the member's row, then the passkey's.
 */
export async function removePasskey(
  parts: LoginParts,
  context: MemberContext,
  passkeyId: PasskeyId,
  loginPassword: string,
  caller: Caller,
): Promise<null> {
  const proof = await requirePassword(parts, context, loginPassword, caller);
  const { merchant, member } = context;
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    if (!(await deletePasskey(runner, redeemed, passkeyId))) throw new Refusal('passkey.unknown');
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'passkey.removed' });
  });
  return null;
}
