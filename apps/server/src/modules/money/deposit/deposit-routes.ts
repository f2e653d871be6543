import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import type { DepositParts } from './deposit-parts.ts';
import { exportDeposits } from './export-deposits.ts';
import { getDeposit } from './get-deposit.ts';
import { getDepositTotals } from './get-deposit-totals.ts';
import { listContradictedDeposits } from './list-contradicted-deposits.ts';
import { listDepositMethods } from './list-deposit-methods.ts';
import { listDepositRecord } from './list-deposit-record.ts';
import { listDeposits } from './list-deposits.ts';
import { decideDeposit, listWaitingDeposits, openDepositProof } from './manage-deposits.ts';
import { placeDeposit } from './place-deposit.ts';
import { sendDepositProof } from './send-deposit-proof.ts';

export function registerDepositRoutes(
  { registerMemberCall, registerMemberFile, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: DepositParts & Pick<ServerParts, 'config'>,
): void {
  registerMemberCall(calls.listDepositMethods, ({ context }) => listDepositMethods(parts, context));
  registerMemberCall(calls.placeDeposit, ({ context, idempotencyKey, body }) =>
    placeDeposit(parts, context, idempotencyKey, body),
  );
  registerMemberCall(calls.listDeposits, ({ context, query }) => listDeposits(parts, context, query));
  registerMemberCall(calls.getDeposit, ({ context, params }) => getDeposit(parts, context, params.depositId));
  registerMemberCall(calls.cancelDeposit, ({ context, params }) =>
    cancelDeposit(parts, context, params.depositId),
  );
  registerMemberCall(calls.sendDepositProof, ({ context, params, body }) =>
    sendDepositProof(parts, context, params.depositId, body.image),
  );
  registerOperatorQuery(calls.listWaitingDeposits, ({ context, query }) =>
    listWaitingDeposits(parts, context.merchant.merchantCode, query),
  );
  registerOperatorQuery(calls.listContradictedDeposits, ({ context }) =>
    listContradictedDeposits(parts, context.merchant.merchantCode),
  );
  registerOperatorCommand(
    calls.openDepositProof,
    async ({ context, params }) =>
      (tx) =>
        openDepositProof(parts, tx, context.merchant.merchantCode, params.depositId),
  );
  registerOperatorCommand(
    calls.decideDeposit,
    async ({ context, params, body }) =>
      (tx) =>
        decideDeposit(
          parts,
          tx,
          { merchantCode: context.merchant.merchantCode, actor: context.actor },
          params.depositId,
          body,
        ),
  );
  registerMemberCall(calls.listDepositRecord, ({ context, query }) =>
    listDepositRecord(parts, context, query),
  );
  registerMemberCall(calls.getDepositTotals, ({ context, query }) => getDepositTotals(parts, context, query));
  registerMemberFile(calls.exportDeposits, ({ context, query }) => exportDeposits(parts, context, query));
}
