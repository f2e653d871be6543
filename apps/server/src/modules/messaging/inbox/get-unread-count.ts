import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getInboxCount } from './get-inbox-count.ts';

/** What the badge shows: how many messages are unread, up to where `getInboxCount` stops. */
export async function getUnreadCount(
  parts: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getUnreadCount']>> {
  return (await getInboxCount(parts, context)).unread;
}
