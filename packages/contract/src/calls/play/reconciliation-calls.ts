import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import { reconciliationStates, statementDifferenceKinds } from '../../statement-differences.ts';

const CalendarDay = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'YYYY-MM-DD in UTC' });
const Vendor = Type.String({ minLength: 2, maxLength: 20 });
const Count = Type.Integer({ minimum: 0 });

export const listReconciliations = defineCall({
  name: 'listReconciliations',
  method: 'GET',
  path: '/wps/operator/reconciliations',
  caller: 'operator',
  permission: 'vendors.read',
  summary: "Each vendor's day as it was compared with the operator's own record, the newest first",
  query: Exact({ ...PageQuery, vendor: Type.Optional(Vendor) }),
  value: Page(
    Exact({
      vendor: Type.String(),
      day: CalendarDay,
      state: OneOf(reconciliationStates, {
        description:
          'failed: the vendor did not state its rounds, or not in a form that can be read; it is tried again; unstated: this vendor gives no statement',
      }),
      failure: Type.Union([Type.String(), Type.Null()]),
      statedCount: Count,
      recordedCount: Count,
      differenceCount: Count,
      isCut: Type.Boolean({ description: 'There are more differences than are listed' }),
      comparedAt: Moment,
    }),
  ),
  errors: [...operatorErrors],
});

export const listStatementDifferences = defineCall({
  name: 'listStatementDifferences',
  method: 'GET',
  path: '/wps/operator/reconciliations/differences',
  caller: 'operator',
  permission: 'vendors.read',
  summary: "Where a vendor's statement of a day and the operator's own record differ",
  query: Exact({ ...PageQuery, vendor: Vendor, day: CalendarDay }),
  value: Page(
    Exact({
      roundId: Type.String(),
      kind: OneOf(statementDifferenceKinds, {
        description:
          'missing: stated and not in the record; extra: in the record and not stated; amount, status: stated otherwise; doubled: stated twice',
      }),
      stated: Type.Union([Type.String(), Type.Null()]),
      recorded: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  errors: [...operatorErrors],
});
