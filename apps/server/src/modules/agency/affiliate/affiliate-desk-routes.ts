import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { changeAffiliateDomain } from './change-affiliate-domain.ts';
import {
  decideAffiliateMember,
  findAffiliateMember,
  listHeldAffiliateMembers,
  moveAffiliateMember,
} from './manage-affiliate-members.ts';
import { listAffiliatePlans, storeAffiliatePlan } from './manage-affiliate-plans.ts';
import {
  decideAffiliateRun,
  listAffiliateRunLines,
  listAffiliateRunStatements,
  listAffiliateRuns,
  withholdAffiliateStatement,
} from './manage-affiliate-runs.ts';
import { addAffiliateCode, changeAffiliate, listAffiliates, openAffiliate } from './manage-affiliates.ts';

/** What operators do about affiliates. */
export function registerAffiliateDeskRoutes(registrars: CallRegistrars, parts: ServerParts): void {
  registerAffiliates(registrars, parts);
  registerMembers(registrars, parts);
  registerMonths(registrars, parts);
}

function registerAffiliates(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listAffiliates, ({ context, query }) =>
    listAffiliates(parts.runner, codeOf(context), query),
  );
  registerOperatorCommand(
    calls.openAffiliate,
    async ({ context, body }) =>
      (tx) =>
        openAffiliate(parts, tx, codeOf(context), body),
  );
  registerOperatorCommand(
    calls.changeAffiliate,
    async ({ context, params, body }) =>
      (tx) =>
        changeAffiliate(parts, tx, { merchantCode: codeOf(context), ...params }, body),
  );
  registerOperatorCommand(
    calls.addAffiliateCode,
    async ({ context, params, body }) =>
      (tx) =>
        addAffiliateCode(tx, { merchantCode: codeOf(context), ...params }, body),
  );
  registerOperatorCommand(
    calls.changeAffiliateDomain,
    async ({ context, params, body }) =>
      (tx) =>
        changeAffiliateDomain(tx, context.merchant, params.memberId, body),
  );
  registerOperatorQuery(calls.listAffiliatePlans, ({ context }) =>
    listAffiliatePlans(parts.runner, context.merchant),
  );
  registerOperatorCommand(
    calls.storeAffiliatePlan,
    async ({ context, body }) =>
      (tx) =>
        storeAffiliatePlan(parts, tx, context.merchant, context.actor, body),
  );
}

function registerMembers(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listHeldAffiliateMembers, ({ context, query }) =>
    listHeldAffiliateMembers(parts.runner, codeOf(context), query),
  );
  registerOperatorQuery(calls.findAffiliateMember, ({ context, query }) =>
    findAffiliateMember(parts, codeOf(context), query),
  );
  registerOperatorCommand(
    calls.decideAffiliateMember,
    async ({ context, params, body }) =>
      (tx) =>
        decideAffiliateMember(parts, tx, decidingOf(context), params.memberId, body),
  );
  registerOperatorCommand(
    calls.moveAffiliateMember,
    async ({ context, params, body }) =>
      (tx) =>
        moveAffiliateMember(parts, tx, decidingOf(context), params.memberId, body),
  );
}

function registerMonths(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listAffiliateRuns, ({ context, query }) =>
    listAffiliateRuns(parts.runner, codeOf(context), query),
  );
  registerOperatorQuery(calls.listAffiliateRunStatements, ({ context, params, query }) =>
    listAffiliateRunStatements(parts.runner, codeOf(context), params.month, query),
  );
  registerOperatorQuery(calls.listAffiliateRunLines, ({ context, params, query }) =>
    listAffiliateRunLines(parts.runner, codeOf(context), params.statementId, query),
  );
  registerOperatorCommand(
    calls.decideAffiliateRun,
    async ({ context, params, body }) =>
      (tx) =>
        decideAffiliateRun(parts, tx, decidingOf(context), params.month, body),
  );
  registerOperatorCommand(
    calls.withholdAffiliateStatement,
    async ({ context, params, body }) =>
      (tx) =>
        withholdAffiliateStatement(tx, codeOf(context), params.statementId, body),
  );
}

function codeOf({ merchant }: Pick<OperatorContext, 'merchant'>) {
  return merchant.merchantCode;
}

function decidingOf({ merchant, actor }: Pick<OperatorContext, 'merchant' | 'actor'>) {
  return { merchantCode: merchant.merchantCode, actor };
}
