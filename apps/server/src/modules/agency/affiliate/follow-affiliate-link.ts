import { addressSubject } from '@wau/service/http/address-subject';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { zonePartsOf } from '../../../platform/calendar/zone-parts.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  type AffiliateLink,
  keepAffiliateLink,
  readAffiliateLink,
} from '../../account/registration/affiliate-cookie.ts';
import { isRobot } from './is-robot.ts';
import type { VisitCounter } from './visit-counter.ts';

interface Asked {
  readonly code: string;
  readonly campaign?: string | undefined;
  readonly sub?: string | undefined;
  /** `home`: the site instead of the registration. */
  readonly to?: string | undefined;
}

const codeForm = /^[A-Za-z0-9_-]{2,32}$/;
const campaignForm = /^[a-z0-9][a-z0-9_-]{0,31}$/;
const subIdForm = /^[A-Za-z0-9_.-]{1,32}$/;

/**
 * An affiliate's link: lets the browser remember it, counts the visit and says where it leads. Asks the database nothing;
 * whether the code is one is found out when visits are written and when somebody registers. A browser is counted once a day
 * for the same link. What is no link leads home.
 */
export function followAffiliateLink(
  { clock }: Pick<ServerParts, 'clock'>,
  visits: VisitCounter,
  merchant: Pick<
    Merchant,
    'merchantCode' | 'modules' | 'timeZone' | 'affiliateWindowDays' | 'affiliateFirstLink'
  >,
  { code, campaign = '', sub = '', to }: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  if (!codeForm.test(code) || !merchant.modules.has('AFFMAN3')) return '/m/home';
  const nowMs = clock.nowMs();
  const link: AffiliateLink = {
    affiliateCode: code,
    campaignCode: campaignForm.test(campaign) ? campaign : '',
    subId: subIdForm.test(sub) ? sub : '',
    day: dayIn(merchant.timeZone, nowMs),
  };
  const known = readAffiliateLink(request);
  const isCounted =
    known !== undefined &&
    Object.entries(link).every(([name, value]) => known[name as keyof AffiliateLink] === value);
  if (!isCounted && !isRobot(request.headers)) {
    visits.note({ merchantCode: merchant.merchantCode, ...link }, addressSubject(request.ip), nowMs);
  }
  const isKept = merchant.affiliateFirstLink && known !== undefined && known.affiliateCode !== code;
  if (!isKept) keepAffiliateLink(request, reply, link, merchant.affiliateWindowDays);
  // The code goes along for browsers that keep no cookies.
  return to === 'home' ? '/m/home' : `/m/register?affiliateCode=${isKept ? known.affiliateCode : code}`;
}

const partsOf = zonePartsOf({ year: 'numeric', month: '2-digit', day: '2-digit' });

function dayIn(timeZone: string, nowMs: number): string {
  const parts = partsOf(timeZone, nowMs);
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
}
