import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type BetKey, parseBetKeyText } from './bet.ts';
import { selectBet, selectBetSteps } from './list-bets-sql.ts';

/** More moments of a bet than this are not looked at; none has so many but one that is corrected over and over. */
const mostMoments = 20;

export interface BetMoments extends BetKey {
  readonly moments: readonly Date[];
}

/** When something happened to a bet of the member's; `undefined` where there is no such bet. */
export async function findBetMoments(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  betKey: string,
): Promise<BetMoments | undefined> {
  const parsed = parseBetKeyText(betKey);
  if (parsed === undefined) return undefined;
  const key = { ...parsed, merchantCode };
  const bet = await selectBet(runner, key, memberId, 'EN');
  if (bet === undefined) return undefined;
  const steps = await selectBetSteps(runner, key, mostMoments);
  return { ...key, moments: [bet.placed_at, ...steps.map(({ settled_at }) => settled_at)] };
}
