import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getLotteryDraw } from './get-lottery-draw.ts';

/** The draws that a chase may take part in: the one that takes stakes and those that follow, as many as an order may name. */
export async function listChaseNumeros(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: VisitorContext,
  params: CallParams<Calls['listChaseNumeros']>,
): Promise<CallValue<Calls['listChaseNumeros']>> {
  const { now, current, following } = await getLotteryDraw(parts, context, params);
  return { now, list: current === null ? following : [current, ...following] };
}
