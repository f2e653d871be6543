import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf, isOutcomeUnknown } from '../../../platform/api/api-failure.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { browserSessionStorage, readStored, writeStored } from '../../../platform/storage/stored-value.ts';
import { attemptFor, type DepositIntention, isDepositAttempt, safePayUrl } from './deposit-form.ts';
import { depositsKey } from './deposit-queries.ts';
import { rememberOpenDeposit } from './open-deposit.ts';

/** Where an attempt waits while its outcome is unknown; it outlives a reload. */
const unresolvedKey = 'wau_unresolved_deposit';

/**
 * Places a deposit and goes to the provider's page. The key is written down before the call goes out and forgotten
 * only once an answer is certain, so that no retry, reload or lost answer makes a second deposit.
 */
export function usePlaceDeposit() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intention: DepositIntention) => {
      const storage = browserSessionStorage();
      const unresolved = readStored(storage, unresolvedKey, isDepositAttempt);
      const attempt = attemptFor(intention, unresolved, () => crypto.randomUUID());
      writeStored(storage, unresolvedKey, attempt);
      const { idempotencyKey, ...body } = attempt;
      return unwrap(
        api.call('placeDeposit', { body: { ...body, returnPath: '/m/voucherCenter' } }, { idempotencyKey }),
      );
    },
    onError: (error) => {
      if (!isOutcomeUnknown(failureOf(error))) writeStored(browserSessionStorage(), unresolvedKey, undefined);
    },
    onSuccess: async (deposit) => {
      writeStored(browserSessionStorage(), unresolvedKey, undefined);
      const payUrl = safePayUrl(deposit.payUrl, window.location.href);
      if (payUrl !== undefined) {
        rememberOpenDeposit(deposit.depositId);
        window.location.assign(payUrl);
      }
      await queryClient.invalidateQueries({ queryKey: depositsKey });
    },
  });
}
