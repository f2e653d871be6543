import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { cancelLotterySuborders } from './cancel-lottery-suborders.ts';
import { getLotteryOrder } from './get-lottery-order.ts';
import { getLotterySeries } from './get-lottery-series.ts';
import { listLotteryOrders } from './list-lottery-orders.ts';
import { listTodaysLotteryOrders } from './list-todays-lottery-orders.ts';
import type { LotteryOrders } from './lottery-orders.ts';
import { placeLotteryOrder } from './place-lottery-order.ts';

export function registerLotteryOrderRoutes(
  { registerMemberCall }: CallRegistrars,
  parts: ServerParts,
  orders: LotteryOrders,
): void {
  registerMemberCall(calls.placeLotteryOrder, ({ context, idempotencyKey, body }) =>
    placeLotteryOrder(orders, context, idempotencyKey, body),
  );
  registerMemberCall(calls.listLotteryOrders, ({ context, query }) =>
    listLotteryOrders(parts, context, query),
  );
  registerMemberCall(calls.listTodaysLotteryOrders, ({ context, query }) =>
    listTodaysLotteryOrders(parts, context, query),
  );
  registerMemberCall(calls.getLotteryOrder, ({ context, query }) => getLotteryOrder(parts, context, query));
  registerMemberCall(calls.getLotteryOrderByPath, ({ context, params }) =>
    getLotteryOrder(parts, context, params),
  );
  registerMemberCall(calls.getLotterySeries, ({ context }) => getLotterySeries(context));
  registerMemberCall(calls.cancelLotterySuborders, ({ context, idempotencyKey, body }) =>
    cancelLotterySuborders(parts, context, idempotencyKey, body),
  );
}
