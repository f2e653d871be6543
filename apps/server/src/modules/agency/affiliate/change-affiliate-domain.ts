import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { hostNameOf } from '../../../platform/merchants/host-name.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import {
  type AffiliateOwner,
  deleteDomain,
  insertDomain,
  lockPartner,
  selectCodes,
  selectDomain,
} from './affiliate-sql.ts';

/**
 * Lets a host stand for a code of an affiliate, or for nobody's any more. Only a host that leads to the merchant brings
 * anybody here.
 *
 * Locks: the affiliate's row.
 *
 * @throws Refusal `affiliate.unknown`, `affiliate.code.invalid`, `affiliate.domain.unknown`, `affiliate.domain.taken`;
 *   InvalidRequestError without a reason
 */
export async function changeAffiliateDomain(
  tx: SqlRunner,
  merchant: Pick<Merchant, 'merchantCode' | 'hosts'>,
  memberId: AffiliateOwner['memberId'],
  { domain: typed, affiliateCode, reason: text }: CallBody<Calls['changeAffiliateDomain']>,
): Promise<Audited<CallValue<Calls['changeAffiliateDomain']>>> {
  const reason = readReason(text);
  const { merchantCode, hosts } = merchant;
  const owner = { merchantCode, memberId };
  if ((await lockPartner(tx, owner)) === undefined) throw new Refusal('affiliate.unknown');
  const codes = await selectCodes(tx, merchantCode, [memberId]);
  const code = codes.find((row) => row.affiliate_code.toLowerCase() === affiliateCode.toLowerCase());
  if (affiliateCode !== '' && code === undefined) throw new Refusal('affiliate.code.invalid');
  const domain = hostNameOf(typed.trim());
  if (affiliateCode !== '' && !hosts.includes(domain)) throw new Refusal('affiliate.domain.unknown');
  const known = await selectDomain(tx, merchantCode, domain);
  if (known !== undefined && known.payee_member_id !== memberId) throw new Refusal('affiliate.domain.taken');
  if (known !== undefined) await deleteDomain(tx, merchantCode, domain);
  if (code !== undefined && !(await insertDomain(tx, merchantCode, domain, code.affiliate_code))) {
    throw new Refusal('affiliate.domain.taken');
  }
  const value = { domain, affiliateCode: code?.affiliate_code ?? '' };
  return {
    value,
    change: {
      subject: memberId,
      oldValues: { domain, affiliateCode: known?.affiliate_code ?? '' },
      newValues: { ...value, reason },
    },
  };
}
