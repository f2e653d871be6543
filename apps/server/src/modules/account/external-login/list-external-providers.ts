import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ExternalParts } from './external-login-parts.ts';

/** The services that a visitor may log in through just now. */
export async function listExternalProviders(
  { externalProviders }: Pick<ExternalParts, 'externalProviders'>,
  { merchant }: VisitorContext,
): Promise<CallValue<Calls['listExternalProviders']>> {
  return [...(await externalProviders.ready(merchant))];
}
