import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { operatorErrors } from '../../operator-errors.ts';
import {
  CurrencyText,
  Day,
  Exact,
  IdText,
  MinorText,
  MinorTextOrNull,
  Moment,
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';
import { SessionTokenField } from '../../session-token-field.ts';
import { agentCallErrors } from './team-schema.ts';

/** What a contract pays by: a share of a month's net loss, of a day's turnover, of an hour's. */
const ContractKindText = OneOf(['dividend', 'dailySalary', 'hourlySalary']);

const ProductText = OneOf(['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP', 'CONS'], {
  description: 'What is played; CONS: everything together',
});

const StateText = OneOf(['P', 'E', 'V', 'A', 'R', 'X'], {
  description:
    'Proposed, changed by the upline, the downline wishes for something else, accepted, rejected, replaced before it was answered or had begun',
});

const Tier = Exact({
  minimumBetMinor: Type.String({ ...MinorText, description: 'Turnover of the team in the period' }),
  netLossMinor: Type.String({ ...MinorText, description: 'Of the team in the period; 0 for salaries' }),
  activeMembers: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  basisPoints: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'What is paid, in hundredths of a percent; null: an amount',
  }),
  amountMinor: Type.Unsafe<string | null>({
    ...MinorTextOrNull,
    description: 'What is paid each day, whatever is staked; null: a rate',
  }),
});

const StepText = OneOf(['accept', 'reject', 'change'], {
  description: 'A change is a proposal of the upline, or what the downline wishes for instead of one',
});

const versionFields = {
  agentId: IdText('member'),
  kind: ContractKindText,
  product: ProductText,
  version: Type.Integer({ minimum: 1 }),
  state: StateText,
  startsOn: Day,
  endsOn: Type.Unsafe<string | null>({ ...Day, type: ['string', 'null'] }),
  tiers: Type.Array(Tier),
  proposedBy: OneOf(['upline', 'downline']),
  proposedAt: Moment,
  answeredAt: Type.Unsafe<string | null>({ ...Moment, type: ['string', 'null'] }),
};

const ContractVersion = Exact({
  ...versionFields,
  steps: Type.Array(StepText, { description: 'What the caller can do about it; nothing but for the latest' }),
});

const TermsFields = {
  product: ProductText,
  version: Type.Integer({
    minimum: 0,
    description: 'The latest that the caller has seen of the product, 0 where there was none',
  }),
  tiers: Type.Array(Tier, { maxItems: 20 }),
  startsOn: Day,
};

const termsErrors = [
  'contract.changed',
  'contract.step.closed',
  'contract.type.excluded',
  'contract.tiers.invalid',
  'contract.start.invalid',
  'contract.own.missing',
  'contract.above.own',
  'contract.own.amount',
  'contract.products.apart',
  'contract.below.downline',
] as const satisfies readonly ErrorCode[];

const agent = { caller: 'agent', permission: 'contract.own', closedToTrial: true } as const;

const Waiting = OneOf(['', 'P', 'E', 'V'], {
  description: 'P or E: a proposal waits for the agent; V: what a downline wishes for; empty: nothing waits',
});

export const getContractRequests = defineCall({
  ...agent,
  name: 'getContractRequests',
  method: 'GET',
  path: '/wps/agent/contract/requests',
  module: 'COMM3',
  summary: 'Of which kind a contract waits for an answer of the agent',
  query: Exact({ token: SessionTokenField }),
  value: Exact({ dailysalreqtype: Waiting, divtypecompperiodreq: Waiting, contracthoursalreq: Waiting }),
  errors: agentCallErrors,
});

export const listOwnContracts = defineCall({
  ...agent,
  name: 'listOwnContracts',
  method: 'GET',
  path: '/wps/agent/contract/own',
  module: 'COMM3',
  summary: 'What the agent is or was paid by a kind of contract, or is offered; the latest versions first',
  query: Exact({ kind: ContractKindText }),
  value: Exact({
    currencyCode: CurrencyText,
    today: Day,
    firstStart: Type.String({
      ...Day,
      description: 'The first day on which what is accepted today can begin',
    }),
    list: Type.Array(ContractVersion),
  }),
  errors: agentCallErrors,
});

const DownlineContracts = Exact({
  agentId: IdText('member'),
  userName: Type.String(),
  versions: Type.Array(ContractVersion, { description: 'The latest first' }),
});

export const listDownlineContracts = defineCall({
  ...agent,
  name: 'listDownlineContracts',
  method: 'GET',
  path: '/wps/agent/contract/downlines',
  module: 'COMM3',
  summary: 'The agents directly below by name, with their contracts of a kind',
  query: Exact({ kind: ContractKindText, ...PageQuery }),
  value: Page(DownlineContracts),
  errors: agentCallErrors,
});

const process = {
  ...agent,
  method: 'POST',
  body: Exact({
    agentId: IdText('member'),
    step: StepText,
    product: ProductText,
    version: TermsFields.version,
    tiers: Type.Optional(TermsFields.tiers),
    startsOn: Type.Optional(Day),
  }),
  value: ContractVersion,
  errors: [...agentCallErrors, 'contract.downline.unknown', ...termsErrors],
} as const;

export const processDividendContract = defineCall({
  ...process,
  name: 'processDividendContract',
  path: '/wps/agent/contract/dividend',
  module: 'COMM3',
  summary:
    'Proposes, changes, accepts or rejects a contract of dividends: the own, or that of an agent directly below',
});

export const processDailySalaryContract = defineCall({
  ...process,
  name: 'processDailySalaryContract',
  path: '/wps/agent/contract/dailySalary',
  module: 'DAILYSALCONT3',
  summary: 'The same of a daily salary',
});

export const processHourlySalaryContract = defineCall({
  ...process,
  name: 'processHourlySalaryContract',
  path: '/wps/agent/contract/hourlySalary',
  module: 'HOURSAL3',
  summary: 'The same of an hourly salary',
});

const ofAgent = {
  caller: 'operator',
  path: '/wps/operator/members/:memberId/contracts',
  params: Exact({ memberId: IdText('member') }),
} as const;

export const listAgentContracts = defineCall({
  ...ofAgent,
  permission: 'agent.read',
  name: 'listAgentContracts',
  method: 'GET',
  summary: 'The contracts of an agent of every kind, the latest versions first',
  value: Exact({
    currencyCode: CurrencyText,
    today: Day,
    firstStarts: Exact(
      { dividend: Day, dailySalary: Day, hourlySalary: Day },
      { description: 'The first day on which what is accepted today can begin, by kind' },
    ),
    list: Type.Array(ContractVersion),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const proposeAgentContract = defineCall({
  ...ofAgent,
  permission: 'contract.propose',
  name: 'proposeAgentContract',
  method: 'POST',
  summary: 'Proposes a contract of the house to an agent whom no other agent stands above',
  body: Exact({ kind: ContractKindText, ...TermsFields }),
  value: ContractVersion,
  errors: [...operatorErrors, 'member.unknown', 'contract.upline.decides', ...termsErrors],
});

export const answerAgentContract = defineCall({
  ...ofAgent,
  permission: 'contract.propose',
  name: 'answerAgentContract',
  method: 'POST',
  path: '/wps/operator/members/:memberId/contracts/answer',
  summary: 'Accepts or rejects, for the house, what an agent wishes for whom no other agent stands above',
  body: Exact({
    kind: ContractKindText,
    product: ProductText,
    version: Type.Integer({ minimum: 1, description: 'The version that the operator has seen' }),
    answer: OneOf(['accept', 'reject']),
    reason: Type.String({ maxLength: 200, description: 'For the audit' }),
  }),
  value: ContractVersion,
  errors: [
    ...operatorErrors,
    'member.unknown',
    'contract.upline.decides',
    'contract.changed',
    'contract.step.closed',
    'contract.type.excluded',
    'contract.below.downline',
  ],
});

export const listContracts = defineCall({
  name: 'listContracts',
  method: 'GET',
  path: '/wps/operator/contracts',
  caller: 'operator',
  permission: 'agent.read',
  summary: 'Contracts of all agents by kind and state, the newest first',
  query: Exact({
    ...PageQuery,
    kind: Type.Optional(ContractKindText),
    state: Type.Optional(StateText),
    payer: Type.Optional(
      OneOf(['house', 'agent'], { description: 'Whose contracts: those of the house, or between agents' }),
    ),
  }),
  value: Page(
    Exact({
      ...versionFields,
      userName: Type.String({ description: 'The agent whose contract it is' }),
      upline: Type.Union([Exact({ memberId: IdText('member'), userName: Type.String() }), Type.Null()], {
        description: 'Who pays; null: the house',
      }),
      currencyCode: CurrencyText,
    }),
  ),
  errors: [...operatorErrors],
});
