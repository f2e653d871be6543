import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface BannerRow {
  readonly banner_id: string;
  readonly image_url: string;
  readonly link_path: string;
  readonly title: string;
  readonly body: string;
}

/** Banners on show at `now`, in order; one without a text in either language is left out. */
export function selectBanners(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
  now: Date,
): Promise<readonly BannerRow[]> {
  return runner.query<BannerRow & Record<string, unknown>>({
    name: 'select-banners',
    text: `
      select banner.banner_id, banner.image_url, banner.link_path, chosen.title, chosen.body
      from wau.banners as banner
      cross join lateral (
        select content.title, content.body from wau.banner_texts as content
        where content.merchant_id = banner.merchant_id and content.banner_id = banner.banner_id
          and content.language in ($2, $3)
        order by content.language = $2 desc limit 1
      ) as chosen
      where banner.merchant_id = $1
        and (banner.starts_at is null or banner.starts_at <= $4)
        and (banner.ends_at is null or banner.ends_at > $4)
      order by banner.sort_order, banner.banner_id`,
    values: [merchantCode, language, defaultLanguage, now],
  });
}
