import { hash } from 'node:crypto';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isLivePlay } from './launch-exchange-sql.ts';

/** Refuses `vendor.token.expired` unless the token that a launch was exchanged for is the player's and lives. */
export async function requireLivePlay(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  vendorCode: string,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  sessionToken: string,
): Promise<void> {
  const isLive = await isLivePlay(runner, {
    merchantCode,
    memberId,
    vendorCode,
    tokenHash: hash('sha256', sessionToken, 'buffer'),
    now: new Date(clock.nowMs()),
  });
  if (!isLive) throw new Refusal('vendor.token.expired');
}
