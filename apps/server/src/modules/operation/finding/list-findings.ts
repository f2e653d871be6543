import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberId, parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { type OpenFindingRow, selectNames, selectOpenFindings, selectSilent } from './finding-words-sql.ts';

const listLimit = 100;

/** What nobody has explained, the oldest first, and who has stated nothing to be compared. */
export async function listFindings(
  { runner }: { readonly runner: SqlRunner },
  { merchantCode, vendors }: Pick<Merchant, 'merchantCode' | 'vendors'>,
): Promise<CallValue<Calls['listFindings']>> {
  const rows = await selectOpenFindings(runner, merchantCode, listLimit);
  const named = new Set(
    rows.flatMap((row) => [memberOf(row.subject), ...row.lines.map((line) => line.memberId)]),
  );
  const names = await selectNames(
    runner,
    merchantCode,
    [...named].filter((memberId) => memberId !== null),
  );
  const usernames = new Map<string, string>(names.map((row) => [row.member_id, row.username]));
  const vendorNames = new Map(vendors.map(({ vendorCode, vendorName }) => [vendorCode, vendorName]));
  const whose = (memberId: string | null) => {
    const known = memberId === null ? undefined : parseId('member', memberId);
    const username = known === undefined ? undefined : usernames.get(known);
    return username === undefined || known === undefined
      ? { memberId: null, username: null }
      : { memberId: known, username };
  };
  const silent = await selectSilent(runner, merchantCode);
  return {
    silent: silent.map(({ source, code, day }) => ({
      source,
      name: source === 'statement' ? (vendorNames.get(code) ?? code) : code,
      day,
    })),
    list: rows.map((row) => ({
      findingId: row.finding_id,
      source: row.source,
      rule: row.rule,
      vendorName:
        row.vendor_code === ''
          ? null
          : row.source === 'statement'
            ? (vendorNames.get(row.vendor_code) ?? row.vendor_code)
            : row.vendor_code,
      day: row.day === '' ? null : row.day,
      subject: row.subject,
      ...whose(memberOf(row.subject)),
      lineCount: row.line_count,
      lines: row.lines.map((line) => ({
        of: line.of,
        said: line.said,
        recorded: line.recorded,
        ...whose(line.memberId),
      })),
      foundAt: row.found_at.toISOString(),
      lastFoundAt: row.last_found_at.toISOString(),
      isFoundStill: row.is_found_still,
      passedOn: passedOnOf(row),
    })),
  };
}

/** Accounts of members are called `player:<member>:<wallet>`. */
function memberOf(subject: string): MemberId | null {
  const [, text = ''] = /^player:([^:]+)(?::|$)/.exec(subject) ?? [];
  return parseId('member', text) ?? null;
}

function passedOnOf({ passed_by, passed_reason, passed_at }: OpenFindingRow) {
  if (passed_by === null || passed_reason === null || passed_at === null) return null;
  return { operatorName: passed_by, reason: passed_reason, saidAt: passed_at.toISOString() };
}
