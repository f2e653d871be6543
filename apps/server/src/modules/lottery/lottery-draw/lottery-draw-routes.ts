import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getHotGapInfo } from './get-hot-gap-info.ts';
import { getLotteryDraw } from './get-lottery-draw.ts';
import { listChaseNumeros } from './list-chase-numeros.ts';
import { listLotteryStreaks } from './list-lottery-streaks.ts';
import { listNearNumeros } from './list-near-numeros.ts';
import { listNumeros } from './list-numeros.ts';
import { listRecentNumeros } from './list-recent-numeros.ts';

export function registerLotteryDrawRoutes({ registerVisitorCall }: CallRegistrars, parts: ServerParts): void {
  registerVisitorCall(calls.getLotteryDraw, ({ context, params }) => getLotteryDraw(parts, context, params));
  registerVisitorCall(calls.listNumeros, ({ context, query }) => listNumeros(parts, context, query));
  registerVisitorCall(calls.listRecentNumeros, ({ context, params }) =>
    listRecentNumeros(parts, context, params),
  );
  registerVisitorCall(calls.listNearNumeros, ({ context, params }) =>
    listNearNumeros(parts, context, params),
  );
  registerVisitorCall(calls.listChaseNumeros, ({ context, params }) =>
    listChaseNumeros(parts, context, params),
  );
  registerVisitorCall(calls.listLotteryStreaks, ({ context }) => listLotteryStreaks(parts, context));
  registerVisitorCall(calls.getHotGapInfo, ({ context, params, query }) =>
    getHotGapInfo(parts, context, params, query),
  );
}
