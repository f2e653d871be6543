import { Type } from 'typebox';
import { adjustmentCodes, adjustmentStatuses } from '../../adjustments.ts';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  ClientIdText,
  CurrencyText,
  Exact,
  IdText,
  MinorText,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';

/** Below zero: out of the member's wallet. */
const AmountText = Type.String({
  pattern: '^-?[1-9][0-9]{0,14}$',
  description: "Minor units, base 10; below zero it goes out of the member's wallet",
});

export const proposeAdjustment = defineCall({
  name: 'proposeAdjustment',
  method: 'POST',
  path: '/wps/operator/members/:memberId/adjustments',
  caller: 'operator',
  permission: 'money.adjust',
  summary:
    "Proposes to change the balance of a member's main wallet. Nothing moves before another person approves it",
  params: Exact({ memberId: IdText('member') }),
  body: Exact({
    clientId: ClientIdText,
    amountMinor: AmountText,
    code: OneOf(adjustmentCodes),
    reason: Type.String({ maxLength: 200, description: 'For colleagues and the audit' }),
  }),
  value: Exact({ adjustmentId: IdText('adjustment') }),
  errors: [...operatorErrors, 'member.unknown', 'idempotency.conflict'],
});

export const listAdjustments = defineCall({
  name: 'listAdjustments',
  method: 'GET',
  path: '/wps/operator/adjustments',
  caller: 'operator',
  permission: 'money.adjust',
  summary: 'Adjustments, newest first: of one member, in one state, or all',
  query: Exact({
    ...PageQuery,
    memberId: Type.Optional(IdText('member')),
    status: Type.Optional(OneOf(adjustmentStatuses)),
  }),
  value: Page(
    Exact({
      adjustmentId: IdText('adjustment'),
      memberId: IdText('member'),
      userName: Type.String(),
      amountMinor: MinorText,
      currencyCode: CurrencyText,
      code: OneOf(adjustmentCodes),
      reason: Type.String(),
      status: OneOf(adjustmentStatuses),
      proposedBy: Type.String(),
      proposedAt: Moment,
      decidedBy: Type.Union([Type.String(), Type.Null()]),
      decidedAt: Type.Union([Moment, Type.Null()]),
      decisionReason: Type.String(),
    }),
  ),
  errors: [...operatorErrors],
});

export const decideAdjustment = defineCall({
  name: 'decideAdjustment',
  method: 'POST',
  path: '/wps/operator/adjustments/:adjustmentId/decision',
  caller: 'operator',
  permission: 'money.adjust',
  summary:
    'Approves what a colleague has proposed, which moves the money at once, or rejects it. Whoever has proposed it may only reject it',
  params: Exact({ adjustmentId: IdText('adjustment') }),
  body: Exact({
    decision: OneOf(['approved', 'rejected']),
    reason: Type.String({ maxLength: 200, description: 'For colleagues and the audit' }),
  }),
  value: Exact({ status: OneOf(['approved', 'rejected']) }),
  errors: [
    ...operatorErrors,
    'adjustment.unknown',
    'adjustment.decided',
    'adjustment.second.person',
    'balance.insufficient',
  ],
});
