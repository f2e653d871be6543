import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import {
  BetKeyText,
  betLineFields,
  CommissionKindText,
  ContractOutcome,
  LineBets,
  lineFields,
  paymentFields,
  periodFields,
  RunStateText,
} from './commission-schema.ts';

const operator = { caller: 'operator', permission: 'commission.decide' } as const;

const RunId = IdText('commissionRun');
const params = Exact({ runId: RunId });

const Reason = Type.String({ maxLength: 200, description: 'For colleagues and the audit' });

const NameOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const Run = Exact({
  runId: RunId,
  kind: CommissionKindText,
  ...periodFields,
  state: RunStateText,
  currencyCode: CurrencyText,
  paymentCount: Type.Integer({ minimum: 0 }),
  lineCount: Type.Integer({ minimum: 0 }),
  dueMinor: Type.String({ ...MinorText, description: 'What is above zero of all that agents are due' }),
  correctionsMinor: Type.String({ ...MinorText, description: 'The lines that correct earlier periods' }),
  shortfallMinor: Type.String({ ...MinorText, description: 'What lines lack of zero, borne by the house' }),
  paidMinor: Type.String({ ...MinorText, description: 'So far' }),
  needsTwoPersons: Type.Boolean({ description: 'Two persons have to approve it' }),
  approvals: Type.Array(
    Exact({
      approvedBy: Type.String(),
      approvedAt: Moment,
      reason: Type.String({ description: 'Empty in old ones' }),
    }),
    { description: 'By those who have, the first of two first' },
  ),
  rejectedBy: NameOrNull,
  reason: Type.String({ description: 'Of a rejection' }),
  calculatedAt: Type.Unsafe<string | null>({ ...Moment, type: ['string', 'null'] }),
  decidedAt: Type.Unsafe<string | null>({
    ...Moment,
    type: ['string', 'null'],
    description: 'Null while it waits; of a run that nobody had to decide when it was calculated',
  }),
});

export const listCommissionRuns = defineCall({
  ...operator,
  name: 'listCommissionRuns',
  method: 'GET',
  path: '/wps/operator/commissions',
  summary:
    'Runs of commissions, the latest first unless the oldest are wanted: of one kind, in one state, or all',
  query: Exact({
    ...PageQuery,
    kind: Type.Optional(CommissionKindText),
    state: Type.Optional(RunStateText),
    order: Type.Optional(OneOf(['newest', 'oldest'], { description: 'Of the first page on; newest' })),
  }),
  value: Page(Run),
  errors: operatorErrors,
});

export const getCommissionRun = defineCall({
  ...operator,
  name: 'getCommissionRun',
  method: 'GET',
  path: '/wps/operator/commissions/:runId',
  summary: 'A run with what each agent is due, the largest amount first',
  params,
  query: Exact(PageQuery),
  value: Exact({
    run: Run,
    list: Type.Array(
      Exact({
        agentId: IdText('member'),
        userName: Type.String(),
        ...paymentFields,
        contracts: Type.Array(ContractOutcome),
      }),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  errors: [...operatorErrors, 'commission.unknown'],
});

export const listCommissionRunLines = defineCall({
  ...operator,
  name: 'listCommissionRunLines',
  method: 'GET',
  path: '/wps/operator/commissions/:runId/lines',
  summary: "The lines of an agent's payment, in the order in which they add up",
  params,
  query: Exact({ ...PageQuery, agentId: IdText('member') }),
  value: Page(Exact(lineFields)),
  errors: [...operatorErrors, 'commission.unknown'],
});

export const listCommissionLineBets = defineCall({
  ...operator,
  name: 'listCommissionLineBets',
  method: 'GET',
  path: '/wps/operator/commissions/:runId/bets',
  summary: 'The bets that a line comes from, newest first; none for amounts and what is carried',
  params,
  query: Exact({ ...PageQuery, agentId: IdText('member'), line: Type.Integer({ minimum: 1 }) }),
  value: LineBets,
  errors: [...operatorErrors, 'commission.unknown'],
});

export const listBetCommissionLines = defineCall({
  ...operator,
  name: 'listBetCommissionLines',
  method: 'GET',
  path: '/wps/operator/betCommissions',
  summary: 'Every line of any agent that a bet has caused, the latest first',
  query: Exact({ betKey: BetKeyText }),
  value: Exact({
    list: Type.Array(Exact({ agentId: IdText('member'), agentName: Type.String(), ...betLineFields })),
  }),
  errors: operatorErrors,
});

export const approveCommissionRun = defineCall({
  ...operator,
  name: 'approveCommissionRun',
  method: 'POST',
  path: '/wps/operator/commissions/:runId/approval',
  summary:
    'Lets a run be paid; from the merchant’s amount on by two persons, of whom the second is never the first',
  params,
  body: Exact({ reason: Reason }),
  value: Exact({ state: RunStateText }),
  errors: [
    ...operatorErrors,
    'commission.unknown',
    'commission.decided',
    'commission.second.person',
    'case.claimed',
  ],
});

export const rejectCommissionRun = defineCall({
  ...operator,
  name: 'rejectCommissionRun',
  method: 'POST',
  path: '/wps/operator/commissions/:runId/rejection',
  summary:
    'A run that waits is not paid, and neither is its period by a later one. What it corrected of earlier periods comes again with the next run',
  params,
  body: Exact({ reason: Reason }),
  value: Exact({ state: RunStateText }),
  errors: [...operatorErrors, 'commission.unknown', 'commission.decided', 'case.claimed'],
});
