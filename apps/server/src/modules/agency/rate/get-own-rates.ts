import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readRateViews } from './rate-view.ts';

/** What is given back at the agent. */
export async function getOwnRates(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant: { merchantCode }, member: { memberId } }: Pick<AgentContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getOwnRates']>> {
  const now = new Date(clock.nowMs());
  const views = await readRateViews(runner, merchantCode, [memberId], now);
  return { rates: views.get(memberId) ?? [] };
}
