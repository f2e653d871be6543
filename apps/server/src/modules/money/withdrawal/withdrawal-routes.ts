import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { exportWithdrawals } from './export-withdrawals.ts';
import { getWithdrawal } from './get-withdrawal.ts';
import { getWithdrawalTerms } from './get-withdrawal-terms.ts';
import { getWithdrawalTotals } from './get-withdrawal-totals.ts';
import { listWithdrawalRecord } from './list-withdrawal-record.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { decideWithdrawal, listWaitingWithdrawals } from './manage-withdrawals.ts';
import { placeWithdrawal } from './place-withdrawal.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

export function registerWithdrawalRoutes(
  { registerMemberCall, registerMemberFile, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: WithdrawalParts,
): void {
  registerMemberCall(calls.getWithdrawalTerms, ({ context }) => getWithdrawalTerms(parts, context));
  registerMemberCall(calls.placeWithdrawal, ({ context, idempotencyKey, body }) =>
    placeWithdrawal(parts, context, idempotencyKey, body),
  );
  registerMemberCall(calls.listWithdrawals, ({ context, query }) => listWithdrawals(parts, context, query));
  registerMemberCall(calls.getWithdrawal, ({ context, params }) =>
    getWithdrawal(parts, context, params.withdrawalId),
  );
  registerMemberCall(calls.cancelWithdrawal, ({ context, params }) =>
    cancelWithdrawal(parts, context, params.withdrawalId),
  );
  registerMemberCall(calls.listWithdrawalRecord, ({ context, query }) =>
    listWithdrawalRecord(parts, context, query),
  );
  registerMemberCall(calls.getWithdrawalTotals, ({ context, query }) =>
    getWithdrawalTotals(parts, context, query),
  );
  registerMemberFile(calls.exportWithdrawals, ({ context, query }) =>
    exportWithdrawals(parts, context, query),
  );
  registerOperatorQuery(calls.listWaitingWithdrawals, ({ context }) =>
    listWaitingWithdrawals(parts.runner, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.decideWithdrawal,
    async ({ context, params, body }) =>
      (tx) =>
        decideWithdrawal(
          parts,
          tx,
          { merchantCode: context.merchant.merchantCode, actor: context.actor },
          params.withdrawalId,
          body,
        ),
  );
}
