import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, Page, PageQuery } from '../../schema.ts';

const UtcDay = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'YYYY-MM-DD in UTC' });

export const listBookChecks = defineCall({
  name: 'listBookChecks',
  method: 'GET',
  path: '/wps/operator/books',
  caller: 'operator',
  permission: 'audit.read',
  summary: 'The nightly checks of the books against all that says the same of them, the newest first',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      day: UtcDay,
      checkedAt: Moment,
      driftCount: Type.Integer({
        minimum: 0,
        description: 'Zero is good; of each rule the first hundred count',
      }),
    }),
  ),
  errors: [...operatorErrors],
});

export const listBookDrifts = defineCall({
  name: 'listBookDrifts',
  method: 'GET',
  path: '/wps/operator/books/drifts',
  caller: 'operator',
  permission: 'audit.read',
  summary: 'What the check of a day has found: where two accounts of the same money differ',
  query: Exact({ ...PageQuery, day: UtcDay }),
  value: Page(
    Exact({
      check: Type.String({ description: 'The rule that is broken' }),
      subject: Type.String({ description: 'The account, order or day that it is about' }),
      detail: Type.String({
        description: 'What is said by the one and by the other; amounts in minor units',
      }),
    }),
  ),
  errors: [...operatorErrors],
});
