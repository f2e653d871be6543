import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { type ClubBenefit, refreshClub } from './club-queries.ts';

/** Fetches what a level gives; a tap after a lost answer goes out under the same key, so that it is paid once. */
export function useClaimBenefit() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, occurrence }: ClubBenefit) =>
      sendOnce('claimClubBenefit', { kind, occurrence }, (idempotencyKey) =>
        unwrap(api.call('claimClubBenefit', { body: { kind, occurrence } }, { idempotencyKey })),
      ),
    onSettled: () => refreshClub(queryClient),
  });
}
