import { type MerchantCode, parseMerchantCode } from '@wau/contract/ids';

export const invitationPath = '/invitation';

/** The ticket stands behind the `#`, which no browser sends and no log has. */
export function invitationLink(origin: string, merchantCode: MerchantCode, ticket: string): string {
  return `${origin}/console${invitationPath}#${merchantCode}.${ticket}`;
}

/** What a link says; `undefined` for one that nobody has made. */
export function readInvitation(hash: string): { merchantCode: MerchantCode; ticket: string } | undefined {
  const [, merchant = '', ticket = ''] = /^#([a-z0-9]+)\.([\w-]+)$/.exec(hash) ?? [];
  const merchantCode = parseMerchantCode(merchant);
  return merchantCode === undefined ? undefined : { merchantCode, ticket };
}
