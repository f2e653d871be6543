import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { decideFundTransfer } from './decide-fund-transfer.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { getMerchantWallet } from './get-merchant-wallet.ts';
import { listStuckFundTransfers } from './list-stuck-fund-transfers.ts';
import { returnFunds } from './return-funds.ts';
import { transferFunds } from './transfer-funds.ts';

export function registerFundTransferRoutes(
  { registerMemberCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: FundTransferParts,
): void {
  registerMemberCall(calls.getMerchantWallet, ({ context }) => getMerchantWallet(parts, context));
  registerMemberCall(calls.transferFunds, ({ context, body, idempotencyKey }) =>
    transferFunds(parts, context, idempotencyKey, body),
  );
  registerMemberCall(calls.returnFunds, ({ context, body, idempotencyKey }) =>
    returnFunds(parts, context, idempotencyKey, body),
  );
  registerOperatorQuery(calls.listStuckFundTransfers, ({ context }) =>
    listStuckFundTransfers(parts, context.merchant),
  );
  registerOperatorCommand(
    calls.decideFundTransfer,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        decideFundTransfer(
          parts,
          tx,
          { merchantCode: merchant.merchantCode, actor },
          params.fundTransferId,
          body,
        ),
  );
}
