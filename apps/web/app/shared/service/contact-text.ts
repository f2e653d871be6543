import type { ContactType, ResourceType } from '@wau/contract/calls/content/site-content-calls';

/** What players know a channel by; a live chat has a name in each language. */
export const contactNames: Readonly<Record<Exclude<ContactType, 'LIVECHAT'>, string>> = {
  FACEBOOK: 'Facebook',
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
};

/** The main line's live chat is the page of customer service here; every other line has an address elsewhere. */
export function isChatHere({
  csType,
  entry,
}: {
  readonly csType: ContactType;
  readonly entry: 'main' | 'sub';
}): boolean {
  return csType === 'LIVECHAT' && entry === 'main';
}

/** The name of a social link, `undefined` for links of other kinds. */
export function socialNameOf(resourceType: ResourceType): string | undefined {
  if (resourceType.startsWith('TELEGRAM')) return 'Telegram';
  return resourceType.startsWith('FACEBOOK') ? 'Facebook' : undefined;
}
