import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { countLinkVisit } from '../opening-link/count-link-visit.ts';
import { findOpeningLink } from '../opening-link/find-opening-link.ts';
import { findAffiliate, findAffiliateOfDomain } from './find-affiliate.ts';

/** Enough for anybody who types, too few to go through all codes. */
const perAddress: AttemptRule = { name: 'affiliate.address', windowMs: 10 * 60_000, window: 'fixed' };
export const checksPerAddress = 60;

/**
 * Whether a code, or failing that a domain, brings new members. The registration asks once for a link that it was opened by,
 * so that this counts as a visit of an agent's link.
 *
 * Refuses `affiliate.code.invalid`, `affiliate.agent.invalid`, `opening.link.closed`, `opening.link.expired` and
 * `rate.limited`.
 */
export async function checkAffiliate(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant: { merchantCode } }: VisitorContext,
  { code = '', domain = '' }: CallQuery<Calls['checkAffiliate']>,
  address: string,
): Promise<CallValue<Calls['checkAffiliate']>> {
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(address), checksPerAddress);
  if (code.trim() !== '') {
    const link = await findOpeningLink(parts.runner, merchantCode, code, new Date(parts.clock.nowMs()));
    if (link !== undefined) {
      await countLinkVisit(parts, merchantCode, link, address);
      return { affiliateCode: link.code };
    }
    const { affiliateCode } = await findAffiliate(parts.runner, merchantCode, code);
    return { affiliateCode };
  }
  const affiliate = await findAffiliateOfDomain(parts.runner, merchantCode, domain);
  if (affiliate === undefined) throw new Refusal('affiliate.code.invalid', { field: 'affiliateCode' });
  return { affiliateCode: affiliate.affiliateCode };
}
