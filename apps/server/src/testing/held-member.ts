import { type HeldRows, holdRows } from '@wau/service/testing/held-rows';
import type { TestServer } from './test-server.ts';

const lockMemberRow = 'select from wau.members where member_id = $1 for no key update';

/** Holds a member's row: every change of the account's protection stops there. */
export function holdMember(server: Pick<TestServer, 'testDatabase'>, memberId: string): Promise<HeldRows> {
  return holdRows(server, lockMemberRow, [memberId]);
}
