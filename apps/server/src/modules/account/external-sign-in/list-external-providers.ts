import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ExternalParts } from './external-sign-in-parts.ts';

/** The services that a visitor may sign in through just now. */
export async function listExternalProviders(
  { identityProviders }: Pick<ExternalParts, 'identityProviders'>,
  { merchant }: VisitorContext,
): Promise<CallValue<Calls['listExternalProviders']>> {
  return [...(await identityProviders.ready(merchant))];
}
