import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Remembers which affiliate's link the browser has followed, so that a registration some days later counts for it. It
 * holds what the link said and names nobody.
 */
const linkCookie = 'wau_affiliate';
const daySeconds = 24 * 60 * 60;

/** What an affiliate's link says. */
export interface AffiliateLink {
  readonly affiliateCode: string;
  /** Empty where the link names none. */
  readonly campaignCode: string;
  readonly subId: string;
  /** The day on which the browser was counted last. */
  readonly day: string;
}

const linkForm =
  /^([A-Za-z0-9_-]{2,32})~([a-z0-9][a-z0-9_-]{0,31})?~([A-Za-z0-9_.-]{1,32})?~(\d{4}-\d\d-\d\d)$/;

/** The link that the browser has followed last, `undefined` where there is none, or none that we have written. */
export function readAffiliateLink(request: FastifyRequest): AffiliateLink | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    const found = name === linkCookie ? linkForm.exec(value ?? '') : null;
    if (found === null) continue;
    const [, affiliateCode = '', campaignCode = '', subId = '', day = ''] = found;
    return { affiliateCode, campaignCode, subId, day };
  }
  return undefined;
}

/** Lets the browser remember a link for so many days. */
export function keepAffiliateLink(
  request: FastifyRequest,
  reply: FastifyReply,
  { affiliateCode, campaignCode, subId, day }: AffiliateLink,
  windowDays: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const value = [affiliateCode, campaignCode, subId, day].join('~');
  reply.header(
    'Set-Cookie',
    // Lax, because the link stands on somebody else's page.
    `${linkCookie}=${value}; Path=/wps/; Max-Age=${windowDays * daySeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** What a registration keeps of the link, where it is the link of the code that the member registers with. */
export function partsOfLink(
  link: AffiliateLink | undefined,
  affiliateCode: string | undefined,
): { readonly affiliateCampaign: string | undefined; readonly affiliateSubId: string | undefined } {
  const isSame = link !== undefined && link.affiliateCode.toLowerCase() === affiliateCode?.toLowerCase();
  return {
    affiliateCampaign: isSame && link.campaignCode !== '' ? link.campaignCode : undefined,
    affiliateSubId: isSame && link.subId !== '' ? link.subId : undefined,
  };
}
