import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { RedRainId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
import { type ApiFailure, failureOf, isPassingFailure } from '../../../platform/api/api-failure.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshRains } from './red-rain-queries.ts';

/** How long at most before the first, second and third asking again; each waits a part of it that is its own. */
const catchAgainAfterMs: readonly number[] = [600, 1_200, 2_400];

/**
 * Catches a packet; a second tap while the first is under way is the same packet. When a rain begins a whole team taps in
 * the same moment, and a server that is full turns some away: who was there asks again, spread out, while packets are left,
 * in place of a message to tap again. What did not come back is asked for as well: it is one packet a player.
 */
export function useCatchRedPacket() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rainId: RedRainId) => unwrap(callAgency(api, 'catchRedPacket', { params: { rainId } })),
    retry: (failedTimes, error) => failedTimes < catchAgainAfterMs.length && isWorthAsking(failureOf(error)),
    retryDelay: (failedTimes) => (catchAgainAfterMs[failedTimes] ?? 0) * (0.5 + Math.random() / 2),
    onSettled: () => refreshRains(queryClient),
  });
}

/** Without a network asking again is for the player, who is told so at once. */
function isWorthAsking(failure: ApiFailure): boolean {
  return isPassingFailure(failure) && failure.code !== 'network.offline';
}

/** Schedules a rain, once however often it is sent. The password is kept nowhere. */
export function useScheduleRedRain() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentPassword, ...order }: CallBody<Calls['scheduleRedRain']>) =>
      sendOnce('scheduleRedRain', { order: JSON.stringify(order) }, async (idempotencyKey) => {
        const body = { ...order, paymentPassword };
        return unwrap(callAgency(api, 'scheduleRedRain', { body }, { idempotencyKey }));
      }),
    onSettled: () => refreshRains(queryClient),
  });
}

export function useCancelRedRain() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rainId: RedRainId) => unwrap(callAgency(api, 'cancelRedRain', { params: { rainId } })),
    onSettled: () => refreshRains(queryClient),
  });
}
