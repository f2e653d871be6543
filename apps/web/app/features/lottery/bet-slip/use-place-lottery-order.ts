import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { lotterySettingQuery, playMenuQuery } from '../../../platform/lottery/lottery-terms-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { realityCheckQuery } from '../../../shared/reality-check/reality-check-query.ts';
import { salesQuery } from './lottery-queries.ts';
import type { OrderBody } from './order-body.ts';

const staleDrawCodes: ReadonlySet<string> = new Set([
  'lottery.draw.closed',
  'lottery.draw.unknown',
  'lottery.chase.invalid',
]);
const staleOfferCodes: ReadonlySet<string> = new Set(['lottery.sum.changed', 'stake.above.maximum']);

/** Places an order, once however often it is sent. */
export function usePlaceLotteryOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: OrderBody) => {
      const { gameId, currentNumero, betCartAmountSum } = body;
      const slip = await digestOf(JSON.stringify(body));
      return sendOnce(
        'placeLotteryOrder',
        { gameId, currentNumero, betCartAmountSum, slip },
        (idempotencyKey) => unwrap(callLottery(api, 'placeLotteryOrder', { body }, { idempotencyKey })),
      );
    },
    onError: async (error, { gameId }) => {
      const { code } = failureOf(error);
      // The screen asks for the answer that is waited for.
      if (code === 'play.check.due') {
        await queryClient.invalidateQueries({ queryKey: realityCheckQuery(api).queryKey });
      }
      if (staleDrawCodes.has(code)) {
        await queryClient.invalidateQueries({ queryKey: salesQuery(api, gameId).queryKey });
      }
      if (staleOfferCodes.has(code)) {
        await queryClient.invalidateQueries({ queryKey: playMenuQuery(api, gameId).queryKey });
        await queryClient.invalidateQueries({ queryKey: lotterySettingQuery(api, gameId).queryKey });
      }
    },
    onSuccess: async ({ orderId, lines }, { gameId }) => {
      if (lines.some(({ code }) => code === 'lottery.odds.changed')) {
        await queryClient.invalidateQueries({ queryKey: playMenuQuery(api, gameId).queryKey });
      }
      if (orderId !== null) await refreshMoney(queryClient, 'lottery-orders');
    },
  });
}

/** A slip may be longer than what storage holds: its key is kept by what the slip says, in short. */
async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
