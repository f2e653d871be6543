import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { headIconAddress, headIcons } from '@wau/contract/head-icons';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getMemberInfo } from '../member/get-member-info.ts';

/** The pictures on offer and the one that the member has chosen. */
export async function getHeadIcons(
  parts: Pick<ServerParts, 'runner' | 'config'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getHeadIcons']>> {
  const { headIcon } = await getMemberInfo(parts, context);
  return {
    current: headIcon,
    list: headIcons.map((iconId) => ({ iconId, url: headIconAddress(iconId) })),
  };
}
