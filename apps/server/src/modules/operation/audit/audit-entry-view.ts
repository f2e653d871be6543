import { isIP } from 'node:net';
import { personalNamesOf } from '@wau/contract/audit-actions';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AuditValues } from '../../../platform/audit/audited.ts';
import type { AuditRow } from './audit-log-sql.ts';
import type { SubjectMemberRow } from './audit-subject-sql.ts';
import { fourEyesPart, otherWord } from './four-eyes.ts';

export type AuditEntry = CallValue<Calls['listAuditEntries']>['list'][number];

/** What else a page of entries takes: whom they are about, and the words of others for the same. */
export interface AuditSurroundings {
  readonly members: ReadonlyMap<string, SubjectMemberRow>;
  readonly operatorNames: ReadonlyMap<string, string>;
  readonly words: readonly AuditRow[];
}

/** What of an entry is personal: where a member was, and what a member was told. */
export function personalPartOf(row: AuditRow): {
  readonly address: string | null;
  readonly newValues: AuditValues;
} {
  const names = personalNamesOf(row.action).filter((name) => Object.hasOwn(row.new_values, name));
  return {
    address: isMembers(row) ? row.address : null,
    newValues: Object.fromEntries(names.map((name) => [name, row.new_values[name] ?? null])),
  };
}

/** An entry as it may be read without a reason: what is personal is masked, and named. */
export function auditEntryView(row: AuditRow, around: AuditSurroundings): AuditEntry {
  const personal = personalPartOf(row);
  const names = Object.keys(personal.newValues);
  const member = around.members.get(row.subject);
  return {
    entryId: String(row.entry_id),
    recordedAt: row.recorded_at.toISOString(),
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.actor_name,
    address: row.address !== null && isMembers(row) ? networkOf(row.address) : row.address,
    requestId: row.request_id,
    action: row.action,
    subject: row.subject,
    subjectName: around.operatorNames.get(row.subject) ?? null,
    member: member === undefined ? null : { memberId: member.member_id, userName: member.username },
    oldValues: row.old_values,
    newValues: { ...row.new_values, ...Object.fromEntries(names.map((name) => [name, null])) },
    withheld: [...names, ...(personal.address === null ? [] : ['address'])],
    fourEyes: fourEyesOf(row, around.words),
  };
}

function isMembers({ actor_kind }: AuditRow): boolean {
  return actor_kind === 'member' || actor_kind === 'agent';
}

/** As wide as the member's page shows the networks of sessions. */
function networkOf(address: string): string {
  const [bare = ''] = address.split('/', 1);
  if (isIP(bare) === 4) return `${bare.split('.').slice(0, 3).join('.')}.0/24`;
  return `${bare.split(':').slice(0, 3).join(':')}::/48`;
}

function fourEyesOf(row: AuditRow, words: readonly AuditRow[]): AuditEntry['fourEyes'] {
  const part = fourEyesPart(row);
  if (part === undefined) return null;
  const other = otherWord(row, words);
  if (other === undefined) return part === 'first' ? { part, other: null } : null;
  return {
    part,
    other: {
      entryId: String(other.entry_id),
      actorName: other.actor_name,
      recordedAt: other.recorded_at.toISOString(),
    },
  };
}
