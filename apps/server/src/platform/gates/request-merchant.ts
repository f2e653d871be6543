import { headerNames } from '@wau/contract/headers';
import type { LanguageCode } from '@wau/contract/languages';
import { requestedLanguage } from '@wau/service/http/service-app';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../merchants/host-name.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { MerchantDirectory } from '../merchants/merchant-directory.ts';

/**
 * The merchant a caller means: the one in the `Merchant` header, else the one of the host. `X-Forwarded-Host` counts
 * only from proxies that the app trusts.
 */
export async function merchantOf(
  merchants: MerchantDirectory,
  host: string,
  merchantHeader: string | undefined,
): Promise<Merchant | undefined> {
  if (merchantHeader !== undefined && merchantHeader !== '') return merchants.byCode(merchantHeader);
  return merchants.byHost(hostNameOf(host));
}

/** The merchant of a request, which also speaks its language from then on. Refuses `merchant.unknown`. */
export async function enterMerchant(
  merchants: MerchantDirectory,
  request: FastifyRequest,
): Promise<{ readonly merchant: Merchant; readonly language: LanguageCode }> {
  const header = request.headers[headerNames.merchant.toLowerCase()];
  const merchant = await merchantOf(merchants, request.host, typeof header === 'string' ? header : undefined);
  if (merchant === undefined) throw new Refusal('merchant.unknown');
  const language = languageFor(merchant, requestedLanguage(request));
  request.language = language;
  return { merchant, language };
}

/** The language that was asked for if the merchant speaks it, else the merchant's own. */
function languageFor(merchant: Merchant, asked: LanguageCode | undefined): LanguageCode {
  return asked !== undefined && merchant.languages.includes(asked) ? asked : merchant.defaultLanguage;
}
