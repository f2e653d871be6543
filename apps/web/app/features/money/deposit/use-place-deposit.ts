import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { rewardsKey } from '../../../shared/promotion/member-promotions.ts';
import { type DepositIntention, safePayUrl } from './deposit-form.ts';
import { depositMethodsQuery, depositsKey } from './deposit-queries.ts';
import { rememberOpenDeposit } from './open-deposit.ts';

const staleMethodCodes: ReadonlySet<string> = new Set(['deposit.method.closed', 'deposit.method.unknown']);

const staleBonusCodes: ReadonlySet<string> = new Set([
  ...['promotion.unknown', 'promotion.closed', 'promotion.used', 'promotion.budget.spent'],
  ...['deposit.bonus.below.minimum', 'module.unavailable'],
]);

/** Places a deposit, once however often it is sent, and goes to the provider's page unless ours shows how to pay. */
export function usePlaceDeposit() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intention: DepositIntention) =>
      sendOnce('placeDeposit', { ...intention }, (idempotencyKey) =>
        unwrap(
          api.call(
            'placeDeposit',
            { body: { ...intention, returnPath: '/m/voucherCenter' } },
            { idempotencyKey },
          ),
        ),
      ),
    onError: async (error) => {
      // The list was older than what holds now: it says when the method opens, or no longer has it.
      if (staleMethodCodes.has(failureOf(error).code)) {
        await queryClient.invalidateQueries({ queryKey: depositMethodsQuery(api).queryKey });
      }
      if (staleBonusCodes.has(failureOf(error).code)) {
        await queryClient.invalidateQueries({ queryKey: rewardsKey });
      }
    },
    onSuccess: async (deposit) => {
      const payUrl = safePayUrl(deposit.payUrl, window.location.href);
      if (payUrl !== undefined && deposit.instructions === null) {
        rememberOpenDeposit(deposit.depositId);
        window.location.assign(payUrl);
      }
      await queryClient.invalidateQueries({ queryKey: depositsKey });
    },
  });
}
