import { Type } from 'typebox';
import { auditSubjects } from '../../audit-actions.ts';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  CurrencyText,
  Day,
  DaysQuery,
  Exact,
  FileText,
  IdText,
  Moment,
  OneOf,
  PageQuery,
} from '../../schema.ts';

const Values = Type.Unsafe<Readonly<Record<string, string | number | boolean | null>>>(
  Type.Object({}, { additionalProperties: true, description: 'By name; never a secret' }),
);

const actorKinds = ['operator', 'agent', 'member', 'installation'] as const;

const filter = {
  kind: Type.Optional(OneOf(auditSubjects, { description: 'All actions about one thing' })),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'The call or the use case' })),
  subject: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "A setting, a case, a member's id; of a member whatever names them is found as well",
    }),
  ),
  actorId: Type.Optional(Type.String({ maxLength: 40 })),
  actorKind: Type.Optional(OneOf(actorKinds)),
};

const AuditEntry = Exact({
  entryId: Type.String(),
  recordedAt: Moment,
  actorKind: OneOf(actorKinds),
  actorId: Type.Union([Type.String(), Type.Null()]),
  actorName: Type.String(),
  address: Type.Union([Type.String(), Type.Null()], { description: "Of a member's it is the network" }),
  requestId: Type.Union([Type.String(), Type.Null()]),
  action: Type.String(),
  subject: Type.String(),
  subjectName: Type.Union([Type.String(), Type.Null()], { description: 'Of an operator' }),
  member: Type.Union([Exact({ memberId: IdText('member'), userName: Type.String() }), Type.Null()], {
    description: 'Whom it is about: the member, or whose case it is',
  }),
  oldValues: Values,
  newValues: Values,
  withheld: Type.Array(Type.String(), {
    description: 'What is personal and masked here, by name; `revealAuditEntry` shows it',
  }),
  fourEyes: Type.Union(
    [
      Exact({
        part: OneOf(['first', 'second']),
        other: Type.Union([
          Exact({ entryId: Type.String(), actorName: Type.String(), recordedAt: Moment }),
          Type.Null(),
        ]),
      }),
      Type.Null(),
    ],
    { description: 'Where it took the word of two persons: which of them this is, and the other one' },
  ),
});

export const listAuditEntries = defineCall({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/wps/operator/audit',
  caller: 'operator',
  permission: 'audit.read',
  summary: 'Who did what for the house at this merchant, newest first, with personal data masked',
  query: Exact({ ...PageQuery, ...filter, fromDay: Type.Optional(Day), toDay: Type.Optional(Day) }),
  value: Exact({
    currencyCode: CurrencyText,
    list: Type.Array(AuditEntry),
    nextCursor: Type.Optional(Type.String()),
  }),
  errors: [...operatorErrors],
});

export const listAuditOperators = defineCall({
  name: 'listAuditOperators',
  method: 'GET',
  path: '/wps/operator/audit/operators',
  caller: 'operator',
  permission: 'audit.read',
  summary: 'Operators who stand in the audit of this merchant, also those who have left',
  value: Exact({
    list: Type.Array(Exact({ operatorId: IdText('operator'), username: Type.String() })),
  }),
  errors: [...operatorErrors],
});

export const exportAuditEntries = defineCall({
  name: 'exportAuditEntries',
  method: 'POST',
  path: '/wps/operator/audit/file',
  caller: 'operator',
  permission: 'audit.read',
  file: true,
  summary: 'The entries of `listAuditEntries` of some days as a file; that somebody took it is kept as well',
  query: Exact({ ...filter, ...DaysQuery }),
  value: FileText,
  errors: [...operatorErrors],
});

export const revealAuditEntry = defineCall({
  name: 'revealAuditEntry',
  method: 'POST',
  path: '/wps/operator/audit/:entryId/reveal',
  caller: 'operator',
  permission: 'member.reveal',
  summary: 'What is personal in an entry in full; the audit keeps who looked and why',
  params: Exact({ entryId: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) }),
  body: Exact({ reason: Type.String({ maxLength: 500, description: '3 to 200 characters' }) }),
  value: Exact({
    address: Type.Union([Type.String(), Type.Null()], { description: 'null where it is not masked' }),
    newValues: Values,
  }),
  errors: [...operatorErrors, 'audit.entry.unknown'],
});
