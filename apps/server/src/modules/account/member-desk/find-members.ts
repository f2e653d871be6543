import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MerchantCode, parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { usernameKeyOf } from '../member/username-key.ts';
import { type MemberLineRow, selectMembersByName, selectNewestMembers } from './member-desk-sql.ts';

type MemberLine = CallValue<Calls['findMembers']>['list'][number];

/** Members of a merchant: the newest first, or in the order of names where the beginning of one is given. */
export function findMembers(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { userName, memberId, status, cursor, pageSize }: CallQuery<Calls['findMembers']>,
): Promise<CallValue<Calls['findMembers']>> {
  const filter = { merchantCode, status };
  if (userName !== undefined && memberId === undefined) {
    const after = readCursor(cursor, parseNameCursor);
    return readPage(
      pageSize,
      (limit) => selectMembersByName(runner, { ...filter, limit }, usernameKeyOf(userName), after),
      memberLine,
      (row) => `n${row.username_key}`,
    );
  }
  const before = readCursor(cursor, (text) => parseId('member', text));
  return readPage(
    pageSize,
    (limit) => selectNewestMembers(runner, { ...filter, limit }, memberId, before),
    memberLine,
    (row) => row.member_id,
  );
}

export function memberLine(row: MemberLineRow): MemberLine {
  return {
    memberId: row.member_id,
    userName: row.username,
    memberType: row.member_type,
    status: row.status,
    registeredAt: row.registered_at.toISOString(),
  };
}

function parseNameCursor(cursor: string): string | undefined {
  return cursor.startsWith('n') && cursor.length > 1 ? cursor.slice(1) : undefined;
}
