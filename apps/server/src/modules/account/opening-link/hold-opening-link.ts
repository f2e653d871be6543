import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { lockMember } from '../member/lock-member.ts';
import { findOpeningLink, type OpeningLink } from './find-opening-link.ts';

/**
 * Locks the agent's row of a link that was found, and finds it once more: between the first look and this one a password is
 * hashed, and meanwhile the agent may have been closed or have switched the link off.
 *
 * @throws Refusal as `findOpeningLink` does
 */
export async function holdOpeningLink(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { agent_id, code }: OpeningLink,
  now: Date,
): Promise<OpeningLink> {
  await lockMember(tx, { merchantCode, memberId: agent_id });
  const held = await findOpeningLink(tx, merchantCode, code, now);
  assert(held !== undefined, 'a link is never taken away');
  return held;
}
