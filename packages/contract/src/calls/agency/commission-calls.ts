import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Day, Exact, IdText, Page, PageQuery } from '../../schema.ts';
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
import { agentCallErrors } from './team-schema.ts';

const agent = {
  caller: 'agent',
  permission: 'contract.own',
  closedToTrial: true,
  method: 'GET',
  module: 'COMM3',
} as const;

const RunId = IdText('commissionRun');

const Commission = Exact({
  runId: RunId,
  kind: CommissionKindText,
  ...periodFields,
  state: RunStateText,
  ...paymentFields,
  contracts: Type.Array(ContractOutcome, {
    description: 'Of the period itself, and of each earlier one that is corrected',
  }),
});

export const listCommissions = defineCall({
  ...agent,
  name: 'listCommissions',
  path: '/wps/agent/commissions',
  summary:
    'What the agent was or is to be paid by the own contracts, the latest periods first, without those that brought nothing',
  query: Exact({
    ...PageQuery,
    kind: Type.Optional(CommissionKindText),
    state: Type.Optional(RunStateText),
    runId: Type.Optional(IdText('commissionRun')),
    fromDay: Type.Optional(Type.String({ ...Day, description: 'Periods that end then or later' })),
    toDay: Type.Optional(Type.String({ ...Day, description: 'Periods that begin then or earlier' })),
  }),
  value: Page(Commission),
  errors: agentCallErrors,
});

export const listCommissionLines = defineCall({
  ...agent,
  name: 'listCommissionLines',
  path: '/wps/agent/commission/lines',
  summary: 'The lines of a payment of the agent, in the order in which they add up',
  query: Exact({ ...PageQuery, runId: RunId }),
  value: Page(Exact(lineFields)),
  errors: [...agentCallErrors, 'commission.unknown'],
});

export const listLineBets = defineCall({
  ...agent,
  name: 'listLineBets',
  path: '/wps/agent/commission/bets',
  summary:
    "The bets that a line of the agent's comes from, newest first; none for amounts and what is carried",
  query: Exact({ ...PageQuery, runId: RunId, line: Type.Integer({ minimum: 1 }) }),
  value: LineBets,
  errors: [...agentCallErrors, 'commission.unknown'],
});

export const listBetCommissions = defineCall({
  ...agent,
  name: 'listBetCommissions',
  path: '/wps/agent/commission/bet',
  summary: "Every line of the agent's that a bet has caused, the latest first",
  query: Exact({ betKey: BetKeyText }),
  value: Exact({ list: Type.Array(Exact(betLineFields)) }),
  errors: agentCallErrors,
});

export const listAgentCommissions = defineCall({
  name: 'listAgentCommissions',
  method: 'GET',
  path: '/wps/operator/agents/:memberId/commissions',
  caller: 'operator',
  permission: 'agent.read',
  summary: 'What an agent was or is to be paid by contracts, the latest periods first',
  params: Exact({ memberId: IdText('member') }),
  query: Exact(PageQuery),
  value: Page(Commission),
  errors: [...operatorErrors, 'member.unknown'],
});
