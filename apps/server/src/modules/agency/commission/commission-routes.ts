import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getCommissionRun } from './get-commission-run.ts';
import { listBetCommissionLines } from './list-bet-commission-lines.ts';
import { listBetCommissions } from './list-bet-commissions.ts';
import { listCommissionLineBets } from './list-commission-line-bets.ts';
import { listCommissionLines } from './list-commission-lines.ts';
import { listCommissionRunLines } from './list-commission-run-lines.ts';
import { listCommissionRuns } from './list-commission-runs.ts';
import { listCommissions } from './list-commissions.ts';
import { listLineBets } from './list-line-bets.ts';
import { approveCommissionRun, rejectCommissionRun } from './manage-commission-runs.ts';

export function registerCommissionRoutes(registrars: CallRegistrars, parts: ServerParts): void {
  const { registerAgentQuery, registerOperatorQuery, registerOperatorCommand } = registrars;
  registerAgentQuery(calls.listCommissions, ({ context, query }) => listCommissions(parts, context, query));
  registerAgentQuery(calls.listCommissionLines, ({ context, query }) =>
    listCommissionLines(parts, context, query),
  );
  registerAgentQuery(calls.listLineBets, ({ context, query }) => listLineBets(parts, context, query));
  registerAgentQuery(calls.listBetCommissions, ({ context, query }) =>
    listBetCommissions(parts, context, query),
  );
  registerOperatorQuery(calls.listCommissionRuns, ({ context, query }) =>
    listCommissionRuns(parts, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.getCommissionRun, ({ context, params, query }) =>
    getCommissionRun(parts, { merchantCode: context.merchant.merchantCode, runId: params.runId }, query),
  );
  registerOperatorQuery(calls.listCommissionRunLines, ({ context, params, query }) =>
    listCommissionRunLines(
      parts,
      { merchantCode: context.merchant.merchantCode, runId: params.runId },
      query,
    ),
  );
  registerOperatorQuery(calls.listCommissionLineBets, ({ context, params, query }) =>
    listCommissionLineBets(
      parts,
      context,
      { merchantCode: context.merchant.merchantCode, runId: params.runId },
      query,
    ),
  );
  registerOperatorQuery(calls.listBetCommissionLines, ({ context, query }) =>
    listBetCommissionLines(parts, context.merchant.merchantCode, query),
  );
  registerOperatorCommand(calls.approveCommissionRun, async ({ context, params, body }) => {
    const key = { merchantCode: context.merchant.merchantCode, runId: params.runId };
    return (tx) => approveCommissionRun(parts, tx, key, context.actor, body);
  });
  registerOperatorCommand(calls.rejectCommissionRun, async ({ context, params, body }) => {
    const key = { merchantCode: context.merchant.merchantCode, runId: params.runId };
    return (tx) => rejectCommissionRun(parts, tx, key, context.actor, body);
  });
}
