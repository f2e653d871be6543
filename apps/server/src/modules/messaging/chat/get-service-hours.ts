import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { chatOpeningOf } from './chat-opening.ts';

/** Whether and when customer service can be talked with; everybody may know. */
export async function getServiceHours(
  { clock }: Pick<ServerParts, 'clock'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
): Promise<CallValue<Calls['getServiceHours']>> {
  const { isOffered, isOpen, changesAtMs } = chatOpeningOf(merchant, clock.nowMs());
  return {
    isOffered,
    isOpen,
    changesAt: changesAtMs === undefined ? null : new Date(changesAtMs).toISOString(),
    answerMinutes: merchant.serviceAnswerMinutes,
  };
}
