import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { MerchantOrder } from './merchant-queries.ts';

/** A merchant that is to be, as it is typed. */
export interface MerchantDraft {
  readonly merchantCode: string;
  readonly brandName: string;
  /** One on each line. */
  readonly hosts: string;
  readonly currencyCode: CurrencyCode;
  /** The first one is the default. */
  readonly languages: readonly LanguageCode[];
  readonly themeName: string;
  readonly timeZone: string;
  /** Empty: the platform's usual settings and games. */
  readonly likeMerchantCode: MerchantCode | '';
}

export type DraftField = 'merchantCode' | 'brandName' | 'hosts' | 'languages';

/** What has to be filled in or put right before it can be asked for. */
export function wrongFieldsOf(draft: MerchantDraft): readonly DraftField[] {
  const wrong: DraftField[] = [];
  if (!/^[a-z][a-z0-9]{1,10}$/.test(draft.merchantCode.trim())) wrong.push('merchantCode');
  if (draft.brandName.trim() === '') wrong.push('brandName');
  const hosts = hostsOf(draft);
  const areHosts = hosts.every((host) => /^[a-z0-9]([a-z0-9.:-]{0,251}[a-z0-9])?$/.test(host));
  if (hosts.length === 0 || hosts.length > 5 || !areHosts) wrong.push('hosts');
  if (draft.languages.length === 0) wrong.push('languages');
  return wrong;
}

/** The order that a draft without wrong fields stands for. */
export function orderOf(draft: MerchantDraft): MerchantOrder | undefined {
  const [defaultLanguage] = draft.languages;
  if (defaultLanguage === undefined || wrongFieldsOf(draft).length > 0) return undefined;
  return {
    merchantCode: draft.merchantCode.trim(),
    brandName: draft.brandName.trim(),
    hosts: [...hostsOf(draft)],
    currencyCode: draft.currencyCode,
    languages: [...draft.languages],
    defaultLanguage,
    themeName: draft.themeName,
    timeZone: draft.timeZone,
    ...(draft.likeMerchantCode === '' ? {} : { likeMerchantCode: draft.likeMerchantCode }),
  };
}

function hostsOf({ hosts }: MerchantDraft): readonly string[] {
  const lines = hosts.split(/[\s,]+/).map((line) => line.trim().toLowerCase());
  return lines.filter((line) => line !== '');
}
