import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LotteryOrderId } from '@wau/contract/ids';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { ordersPart } from './lottery-orders-queries.ts';

interface Cancellation {
  readonly orderId: LotteryOrderId;
  /** `undefined`: all draws that still take stakes. */
  readonly numero: string | undefined;
}

/** Gives up draws of a slip; afterwards slip and money are asked for anew, whatever the answer was. */
export function useCancelLotterySuborders() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, numero }: Cancellation) =>
      sendOnce('cancelLotterySuborders', { orderId, numero }, (idempotencyKey) => {
        const body = { orderId, ...(numero === undefined ? {} : { numeros: [numero] }) };
        return unwrap(callLottery(api, 'cancelLotterySuborders', { body }, { idempotencyKey }));
      }),
    onSettled: () =>
      Promise.all([
        refreshMoney(queryClient, ordersPart),
        queryClient.invalidateQueries({ queryKey: [...memberKey, 'bets'] }),
      ]),
  });
}
