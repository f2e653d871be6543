import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { findingDecisions, findingSources, statementSources } from '../../findings.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';

const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const MemberOrNull = Type.Union([IdText('member'), Type.Null()]);

export const listFindings = defineCall({
  name: 'listFindings',
  method: 'GET',
  path: '/wps/operator/findings',
  caller: 'operator',
  permission: 'finding.explain',
  summary:
    'What the nightly checks of the books and of the statements of vendors and payment providers have found and nobody has explained, the oldest first; a hundred at most. Other figures of the same subject take the place of the former',
  value: Exact({
    list: Type.Array(
      Exact({
        findingId: IdText('finding'),
        source: OneOf(findingSources),
        rule: Type.String({
          description: 'The rule of the books that is broken, or how the statement differs',
        }),
        vendorName: Type.Union([Type.String(), Type.Null()], {
          description: 'Whose statement it is, a vendor’s or a payment provider’s',
        }),
        day: Type.Union([Type.String(), Type.Null()], {
          description: 'Of which day the statement is, YYYY-MM-DD in UTC',
        }),
        subject: Type.String({ description: 'Of the books: the account, order or day that it is about' }),
        memberId: MemberOrNull,
        username: TextOrNull,
        lineCount: Type.Integer({ minimum: 1 }),
        lines: Type.Array(
          Exact({
            of: Type.String({ description: 'The round or the order; empty where the subject says it' }),
            said: Type.Union([Type.String(), Type.Null()], {
              description: 'What is stated, or what differs in the books; amounts in minor units',
            }),
            recorded: TextOrNull,
            memberId: MemberOrNull,
            username: TextOrNull,
          }),
          { description: 'The first of them, as they were found' },
        ),
        foundAt: Moment,
        lastFoundAt: Moment,
        isFoundStill: Type.Boolean({ description: 'Whether the last check that looked has found it again' }),
        passedOn: Type.Union(
          [Exact({ operatorName: Type.String(), reason: Type.String(), saidAt: Moment }), Type.Null()],
          { description: 'Who has passed it on last, and to whom or why' },
        ),
      }),
    ),
    silent: Type.Array(
      Exact({
        source: OneOf(statementSources),
        name: Type.String(),
        day: Type.String({ description: 'The last day of which it was asked, YYYY-MM-DD in UTC' }),
      }),
      {
        description:
          'Vendors and payment providers that have not stated the last day of which they were asked: no finding of theirs is no word that all is well',
      },
    ),
  }),
  errors: [...operatorErrors],
});

export const decideFinding = defineCall({
  name: 'decideFinding',
  method: 'POST',
  path: '/wps/operator/findings/:findingId/decision',
  caller: 'operator',
  permission: 'finding.explain',
  summary:
    'Explains a finding, which ends it for as long as its figures stay, or says to whom it was passed on, which leaves it open',
  params: Exact({ findingId: IdText('finding') }),
  body: Exact({
    decision: OneOf(findingDecisions),
    reason: Type.String({ minLength: 3, maxLength: 200, description: 'The explanation, or who has it now' }),
  }),
  value: Type.Null(),
  errors: [...operatorErrors, 'finding.unknown', 'finding.explained', 'case.claimed'],
});
