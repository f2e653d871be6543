import { auditSubjects } from '@wau/contract/audit-actions';
import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';

type AuditQuery = CallQuery<Calls['listAuditEntries']>;

/** What the audit is searched for, as it stands in the address; empty: all. */
export interface AuditFilter {
  /** An action, or `kind:` with what several are about. */
  readonly what: string;
  /** An operator's id, or a kind of actor. */
  readonly who: string;
  readonly subject: string;
  readonly fromDay: string;
  readonly toDay: string;
}

const names = [
  'what',
  'who',
  'subject',
  'fromDay',
  'toDay',
] as const satisfies readonly (keyof AuditFilter)[];

export const actorKinds = ['operator', 'agent', 'member', 'installation'] as const;

const kindMark = 'kind:';

export function kindOption(kind: (typeof auditSubjects)[number]): string {
  return `${kindMark}${kind}`;
}

export const emptyFilter: AuditFilter = { what: '', who: '', subject: '', fromDay: '', toDay: '' };

export function filterOf(search: URLSearchParams): AuditFilter {
  return { ...emptyFilter, ...Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) };
}

/** What stands in the address; what is empty does not. */
export function searchOf(filter: AuditFilter): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (filter[name] === '' ? [] : [[name, filter[name]]])));
}

/** What the call is asked. An address that somebody has made up asks for what it says as far as that can be said. */
export function queryOf({ what, who, subject, fromDay, toDay }: AuditFilter): AuditQuery {
  const kind = auditSubjects.find((each) => kindOption(each) === what);
  const actorKind = actorKinds.find((each) => each === who);
  const about = subject.trim();
  return {
    ...(kind === undefined ? (what === '' ? {} : { action: what }) : { kind }),
    ...(actorKind === undefined ? (who === '' ? {} : { actorId: who }) : { actorKind }),
    ...(about === '' ? {} : { subject: about }),
    ...(fromDay === '' ? {} : { fromDay }),
    ...(toDay === '' ? {} : { toDay }),
  };
}
