import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Day, Exact, IdText, MinorText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import {
  AffiliateTermsView,
  Month,
  NetMinorText,
  StatementFigures,
  StatementStateText,
} from './affiliate-schema.ts';

const manage = { caller: 'operator', permission: 'affiliate.manage' } as const;
const pay = { caller: 'operator', permission: 'affiliate.pay' } as const;

const Reason = Type.String({ maxLength: 200, description: 'For colleagues and the audit' });
const PlanText = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,31}$' });
const CodeText = Type.String({ pattern: '^[A-Za-z0-9_-]{2,32}$' });
const ofMember = { params: Exact({ memberId: IdText('member') }) };

export const listAffiliates = defineCall({
  ...manage,
  name: 'listAffiliates',
  method: 'GET',
  path: '/wps/operator/affiliates',
  summary: 'Affiliates by name, with their codes and hosts and what they have brought',
  query: Exact({
    ...PageQuery,
    search: Type.Optional(Type.String({ maxLength: 64, description: 'How the name begins' })),
  }),
  value: Page(
    Exact({
      memberId: IdText('member'),
      userName: Type.String(),
      planCode: Type.String(),
      enabled: Type.Boolean(),
      openedAt: Moment,
      memberCount: Type.Integer({ minimum: 0 }),
      codes: Type.Array(
        Exact({ affiliateCode: Type.String(), enabled: Type.Boolean(), domains: Type.Array(Type.String()) }),
      ),
    }),
  ),
  errors: operatorErrors,
});

export const openAffiliate = defineCall({
  ...manage,
  name: 'openAffiliate',
  method: 'POST',
  path: '/wps/operator/affiliates',
  summary: 'Makes an agent an affiliate, with a code; the same again answers with what there is',
  body: Exact({
    userName: Type.String({ minLength: 1, maxLength: 64 }),
    planCode: PlanText,
    affiliateCode: Type.Optional(Type.String({ ...CodeText, description: 'Absent: a random one' })),
    reason: Reason,
  }),
  value: Exact({ memberId: IdText('member'), affiliateCode: Type.String() }),
  errors: [
    ...operatorErrors,
    'member.unknown',
    'affiliate.agent.only',
    'affiliate.plan.unknown',
    'affiliate.code.taken',
    'affiliate.changed',
  ],
});

export const changeAffiliate = defineCall({
  ...manage,
  ...ofMember,
  name: 'changeAffiliate',
  method: 'POST',
  path: '/wps/operator/affiliates/:memberId',
  summary:
    'Gives an affiliate another plan, or switches it off and on: off, codes bring nobody and months are withheld',
  body: Exact({ planCode: PlanText, enabled: Type.Boolean(), reason: Reason }),
  value: Exact({ planCode: Type.String(), enabled: Type.Boolean() }),
  errors: [...operatorErrors, 'affiliate.unknown', 'affiliate.plan.unknown'],
});

export const addAffiliateCode = defineCall({
  ...manage,
  ...ofMember,
  name: 'addAffiliateCode',
  method: 'POST',
  path: '/wps/operator/affiliates/:memberId/codes',
  summary:
    'Gives an affiliate a code, or switches one of its codes off and on; the same again changes nothing',
  body: Exact({ affiliateCode: CodeText, enabled: Type.Boolean(), reason: Reason }),
  value: Exact({ affiliateCode: Type.String(), enabled: Type.Boolean() }),
  errors: [...operatorErrors, 'affiliate.unknown', 'affiliate.code.taken', 'affiliate.code.many'],
});

export const changeAffiliateDomain = defineCall({
  ...manage,
  ...ofMember,
  name: 'changeAffiliateDomain',
  method: 'POST',
  path: '/wps/operator/affiliates/:memberId/domains',
  summary: "Lets a host of the merchant stand for a code of the affiliate, or for nobody's any more",
  body: Exact({
    domain: Type.String({ minLength: 1, maxLength: 253 }),
    affiliateCode: Type.String({ maxLength: 32, description: "Empty: nobody's" }),
    reason: Reason,
  }),
  value: Exact({ domain: Type.String(), affiliateCode: Type.String() }),
  errors: [
    ...operatorErrors,
    'affiliate.unknown',
    'affiliate.code.invalid',
    'affiliate.domain.unknown',
    'affiliate.domain.taken',
  ],
});

const PlanFields = {
  planCode: PlanText,
  planName: Type.String({ minLength: 1, maxLength: 60 }),
  ...AffiliateTermsView,
};

export const listAffiliatePlans = defineCall({
  ...manage,
  name: 'listAffiliatePlans',
  method: 'GET',
  path: '/wps/operator/affiliatePlans',
  summary: 'What affiliates are paid by, plan by plan, the latest version first',
  value: Exact({
    currencyCode: CurrencyText,
    list: Type.Array(
      Exact({
        ...PlanFields,
        version: Type.Integer(),
        startsOn: Day,
        storedBy: Type.String(),
        storedAt: Moment,
      }),
    ),
  }),
  errors: operatorErrors,
});

export const storeAffiliatePlan = defineCall({
  ...manage,
  name: 'storeAffiliatePlan',
  method: 'POST',
  path: '/wps/operator/affiliatePlans',
  summary:
    'Adds a plan, or a version of one, which holds from the next month on; the first holds from this month on',
  body: Exact({
    ...PlanFields,
    version: Type.Integer({ minimum: 0, description: 'The latest that was seen, 0 where there was none' }),
    reason: Reason,
  }),
  value: Exact({ planCode: Type.String(), version: Type.Integer(), startsOn: Day }),
  errors: [...operatorErrors, 'affiliate.changed', 'affiliate.plan.invalid'],
});

const StandingText = OneOf(['new', 'clear', 'held', 'approved', 'rejected']);

export const findAffiliateMember = defineCall({
  ...manage,
  name: 'findAffiliateMember',
  method: 'GET',
  path: '/wps/operator/affiliateMember',
  summary: 'Whom a member counts for, and has counted for before',
  query: Exact({
    member: Type.String({ minLength: 1, maxLength: 64, description: 'The username in full, or the id' }),
  }),
  value: Exact({
    memberId: IdText('member'),
    userName: Type.String(),
    uplineName: Type.Union([Type.String(), Type.Null()], {
      description: 'Whom the member stands below: then contracts pay, and no plan does',
    }),
    affiliateId: Type.Union([IdText('member'), Type.Null()], {
      description: 'By what was said last; null: nobody',
    }),
    movedTo: Type.Union([Day, Type.Null()], {
      description: 'The day that was moved to today already; null: the member can be moved',
    }),
    startsOn: Type.String({ ...Day, description: 'The day from which on a move made now counts' }),
    list: Type.Array(
      Exact({
        since: Day,
        affiliateName: Type.Union([Type.String(), Type.Null()]),
        standing: StandingText,
        reason: Type.String({ description: 'Empty where the registration says it' }),
      }),
      { description: 'The latest first; empty: never for anybody' },
    ),
  }),
  errors: [...operatorErrors, 'member.unknown'],
});

export const moveAffiliateMember = defineCall({
  ...manage,
  ...ofMember,
  name: 'moveAffiliateMember',
  method: 'POST',
  path: '/wps/operator/members/:memberId/affiliate',
  summary: 'Lets a member count for another affiliate, or for none, from tomorrow on',
  body: Exact({
    userName: Type.String({ maxLength: 64, description: 'Of the affiliate; empty: none' }),
    seenAffiliateId: Type.Union([IdText('member'), Type.Null()], {
      description: 'Whom the member counts for, as it was seen',
    }),
    reason: Reason,
  }),
  value: Exact({ since: Day }),
  errors: [
    ...operatorErrors,
    'member.unknown',
    'affiliate.unknown',
    'affiliate.own.member',
    'affiliate.moved.today',
    'affiliate.changed',
  ],
});

export const listHeldAffiliateMembers = defineCall({
  ...manage,
  name: 'listHeldAffiliateMembers',
  method: 'GET',
  path: '/wps/operator/affiliateMembers',
  summary: 'Members who share something with the affiliate that brought them, and wait for a decision',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      memberId: IdText('member'),
      userName: Type.String(),
      affiliateName: Type.String(),
      registeredAt: Moment,
      marks: Type.Array(OneOf(['device', 'address', 'bankAccount', 'payeeName', 'mobileNumber'])),
    }),
  ),
  errors: operatorErrors,
});

export const decideAffiliateMember = defineCall({
  ...manage,
  ...ofMember,
  name: 'decideAffiliateMember',
  method: 'POST',
  path: '/wps/operator/affiliateMembers/:memberId/decision',
  summary: 'Lets a member who was held count for the affiliate, all days included, or not at all',
  body: Exact({ decision: OneOf(['approved', 'rejected']), reason: Reason }),
  value: Exact({ decision: OneOf(['approved', 'rejected']) }),
  errors: [...operatorErrors, 'member.unknown', 'affiliate.member.decided'],
});

const RunStateText = OneOf(['counting', 'waiting', 'approved', 'paid']);

export const listAffiliateRuns = defineCall({
  ...pay,
  name: 'listAffiliateRuns',
  method: 'GET',
  path: '/wps/operator/affiliateRuns',
  summary: 'What affiliates are paid, month by month, the latest first',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      month: Month,
      state: RunStateText,
      currencyCode: CurrencyText,
      statementCount: Type.Integer({ minimum: 0 }),
      withheldCount: Type.Integer({ minimum: 0 }),
      paidCount: Type.Integer({ minimum: 0 }),
      amountMinor: Type.String({ ...MinorText, description: 'Without what is withheld' }),
      countedAt: Type.Union([Moment, Type.Null()]),
      decidedBy: Type.Union([Type.String(), Type.Null()]),
      decidedAt: Type.Union([Moment, Type.Null()]),
      reason: Type.String(),
    }),
  ),
  errors: operatorErrors,
});

const ofMonth = { params: Exact({ month: Month }) };

export const listAffiliateRunStatements = defineCall({
  ...pay,
  ...ofMonth,
  name: 'listAffiliateRunStatements',
  method: 'GET',
  path: '/wps/operator/affiliateRuns/:month/statements',
  summary: 'What each affiliate is paid for a month, by the affiliates’ names',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      ...StatementFigures,
      state: StatementStateText,
      affiliateId: IdText('member'),
      userName: Type.String(),
      planCode: Type.String(),
      planVersion: Type.Integer(),
      withheldReason: Type.String(),
    }),
  ),
  errors: [...operatorErrors, 'affiliate.run.unknown'],
});

const ofStatement = { params: Exact({ statementId: IdText('affiliateStatement') }) };

export const listAffiliateRunLines = defineCall({
  ...pay,
  ...ofStatement,
  name: 'listAffiliateRunLines',
  method: 'GET',
  path: '/wps/operator/affiliateStatements/:statementId/lines',
  summary: 'What each member added to what an affiliate is paid for a month, with the days of it',
  query: Exact(PageQuery),
  value: Page(
    Exact({
      memberId: IdText('member'),
      userName: Type.String(),
      netMinor: NetMinorText,
      correctionMinor: NetMinorText,
      qualifies: Type.Boolean(),
      shareMinor: NetMinorText,
      feeMinor: MinorText,
      days: Type.Array(Exact({ day: Day, netMinor: NetMinorText })),
    }),
  ),
  errors: [...operatorErrors, 'affiliate.statement.unknown'],
});

export const decideAffiliateRun = defineCall({
  ...pay,
  ...ofMonth,
  name: 'decideAffiliateRun',
  method: 'POST',
  path: '/wps/operator/affiliateRuns/:month/decision',
  summary: 'Approves what affiliates are paid for a month, as it was seen, or has it counted anew',
  body: Exact({
    decision: OneOf(['approved', 'recounted']),
    amountMinor: Type.String({ ...MinorText, description: 'The sum that was seen' }),
    reason: Reason,
  }),
  value: Exact({ state: RunStateText }),
  errors: [...operatorErrors, 'affiliate.run.unknown', 'affiliate.run.decided', 'affiliate.changed'],
});

export const withholdAffiliateStatement = defineCall({
  ...pay,
  ...ofStatement,
  name: 'withholdAffiliateStatement',
  method: 'POST',
  path: '/wps/operator/affiliateStatements/:statementId/withhold',
  summary: 'Keeps an affiliate’s month back before it is approved; all of it comes again with the next month',
  body: Exact({ reason: Reason }),
  value: Exact({ state: StatementStateText }),
  errors: [...operatorErrors, 'affiliate.statement.unknown', 'affiliate.run.decided'],
});
