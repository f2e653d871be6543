import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { RedRainId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshRains } from './red-rain-queries.ts';

/** Catches a packet; a second tap while the first is under way is the same packet. */
export function useCatchRedPacket() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rainId: RedRainId) => unwrap(callAgency(api, 'catchRedPacket', { params: { rainId } })),
    onSettled: () => refreshRains(queryClient),
  });
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
