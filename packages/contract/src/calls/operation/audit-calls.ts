import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf, Page, PageQuery } from '../../schema.ts';

const Values = Type.Unsafe<Readonly<Record<string, string | number | boolean | null>>>(
  Type.Object({}, { additionalProperties: true, description: 'By name; never a secret' }),
);

export const listAuditEntries = defineCall({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/wps/operator/audit',
  caller: 'operator',
  permission: 'audit.read',
  summary: 'Who did what for the house at this merchant, newest first',
  query: Exact({
    ...PageQuery,
    action: Type.Optional(Type.String({ maxLength: 60, description: 'The call or the use case' })),
    subject: Type.Optional(Type.String({ maxLength: 200, description: "A setting, a member's id" })),
    actorId: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  value: Page(
    Exact({
      entryId: Type.String(),
      recordedAt: Moment,
      actorKind: OneOf(['operator', 'agent', 'member', 'installation']),
      actorId: Type.Union([Type.String(), Type.Null()]),
      actorName: Type.String(),
      address: Type.Union([Type.String(), Type.Null()]),
      requestId: Type.Union([Type.String(), Type.Null()]),
      action: Type.String(),
      subject: Type.String(),
      oldValues: Values,
      newValues: Values,
    }),
  ),
  errors: [...operatorErrors],
});
