import type { MerchantCode } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type Identity, identityDigests } from './identity-digest.ts';
import { isExcluded } from './play-pause-sql.ts';

/** Refuses `register.excluded` to whoever is excluded at a merchant of the operator. It does not say why, or where. */
export async function refuseExcluded(
  { runner, clock, config }: Pick<ServerParts, 'runner' | 'clock' | 'config'>,
  merchantCode: MerchantCode,
  identity: Identity,
): Promise<void> {
  const digests = identityDigests(config, identity);
  if (digests.length === 0) return;
  if (await isExcluded(runner, merchantCode, digests, new Date(clock.nowMs()))) {
    throw new Refusal('register.excluded');
  }
}
