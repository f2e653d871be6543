import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { isHeadIcon } from '@wau/contract/head-icons';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { profileOwnerOf } from './profile-owner.ts';
import { updateHeadIcon } from './profile-sql.ts';

/** Empty goes back to the first letter of the name. Refuses `head.icon.unknown`. */
export async function setHeadIcon(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { iconId }: CallBody<Calls['setHeadIcon']>,
): Promise<null> {
  if (iconId !== '' && !isHeadIcon(iconId)) throw new Refusal('head.icon.unknown', { field: 'iconId' });
  await updateHeadIcon(runner, profileOwnerOf(context), iconId);
  return null;
}
