import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { ownerOf } from './inbox-owner.ts';
import { countInboxMessages } from './inbox-sql.ts';

/** Beyond this a badge says "99+" anyway. */
const countLimit = 100;

/** How many messages there are and how many of them are unread, each up to 100. */
export function getInboxCount(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getInboxCount']>> {
  return countInboxMessages(runner, ownerOf(context), countLimit);
}
