import { Fault } from '@wau/service/refusal';
import { withinTime } from '@wau/service/within-time';
import type { Payments } from './payments.ts';

/**
 * Asks a provider, outside any transaction, for no longer than a player waits.
 *
 * @throws Fault `provider.unreachable` for whatever goes wrong: it is not known then whether the provider has done
 *   anything
 */
export async function askProvider<Answer>(
  { askTimeoutMs }: Pick<Payments, 'askTimeoutMs'>,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await withinTime(askTimeoutMs, ask);
  } catch (cause) {
    throw new Fault('provider.unreachable', { cause });
  }
}
