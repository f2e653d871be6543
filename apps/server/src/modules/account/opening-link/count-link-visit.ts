import type { MerchantCode } from '@wau/contract/ids';
import { addressSubject } from '@wau/service/http/address-subject';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { countVisit, type OpeningLinkRow } from './opening-link-sql.ts';

/** Whoever comes back the same day is one visit; behind one address there may be a family. */
const perLink: AttemptRule = { name: 'opening.visit', windowMs: 24 * 60 * 60_000, window: 'fixed' };
export const visitsCountedPerDay = 5;

/** Counts that somebody has opened an agent's link. Of an address only a hash is kept, for a day, as of attempts. */
export async function countLinkVisit(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  { link_id }: Pick<OpeningLinkRow, 'link_id'>,
  address: string,
): Promise<void> {
  const visits = attemptCounter(parts, merchantCode, perLink, `${link_id} ${addressSubject(address)}`);
  const { accepted } = await visits.take(visitsCountedPerDay);
  if (accepted) await countVisit(parts.runner, merchantCode, link_id, new Date(parts.clock.nowMs()));
}
