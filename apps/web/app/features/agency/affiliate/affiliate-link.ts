/** What an affiliate's link is made of; empty where it says nothing of it. */
export interface AffiliateLinkParts {
  readonly affiliateCode: string;
  readonly campaignCode: string;
  readonly subId: string;
  readonly leadsHome: boolean;
}

export const subIdPattern = /^[A-Za-z0-9_.-]{0,32}$/;

/** The link that is counted and then leads to the registration, or to the site. */
export function affiliateLink(
  origin: string,
  { affiliateCode, campaignCode, subId, leadsHome }: AffiliateLinkParts,
): string {
  const url = new URL(`/wps/affiliates/visit/${affiliateCode}`, origin);
  if (campaignCode !== '') url.searchParams.set('campaign', campaignCode);
  if (subId !== '') url.searchParams.set('sub', subId);
  if (leadsHome) url.searchParams.set('to', 'home');
  return url.href;
}
