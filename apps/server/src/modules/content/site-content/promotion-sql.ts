import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PromotionRow {
  readonly announcement_id: string;
  readonly category_id: string;
  readonly category_name: string;
  readonly category_order: number;
  readonly image_url: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly title: string;
  readonly content_html: string;
  readonly terms_html: string;
  readonly has_reward: boolean;
}

/** Announcements of type PR that are on show at `now` and can still be used, in the operator's order. */
export function selectPromotions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
  now: Date,
): Promise<readonly PromotionRow[]> {
  return runner.query<PromotionRow & Record<string, unknown>>({
    name: 'select-promotions',
    text: `
      select promotion.announcement_id, promotion.category_id, category.sort_order as category_order,
             promotion.image_url, promotion.starts_at, promotion.ends_at, chosen.title, chosen.content_html,
             coalesce((
               select name from wau.promotion_category_names as named
               where named.merchant_id = promotion.merchant_id and named.category_id = promotion.category_id
                 and named.language in ($2, $3)
               order by named.language = $2 desc limit 1
             ), promotion.category_id) as category_name,
             coalesce((
               select terms_html from wau.promotion_terms as terms
               where terms.merchant_id = promotion.merchant_id
                 and terms.announcement_id = promotion.announcement_id and terms.language in ($2, $3)
               order by terms.language = $2 desc limit 1
             ), '') as terms_html,
             exists (
               select from wau.reward_offers as offer
               where offer.merchant_id = promotion.merchant_id
                 and offer.announcement_id = promotion.announcement_id
             ) as has_reward
      from wau.promotions as promotion
      join wau.announcements as announcement using (merchant_id, announcement_id)
      join wau.promotion_categories as category using (merchant_id, category_id)
      cross join lateral (
        select content.title, content.content_html from wau.announcement_texts as content
        where content.merchant_id = promotion.merchant_id
          and content.announcement_id = promotion.announcement_id and content.language in ($2, $3)
        order by content.language = $2 desc limit 1
      ) as chosen
      where promotion.merchant_id = $1 and 'PR' = any (announcement.types)
        and (announcement.platform is null or announcement.platform = 'M')
        and announcement.published_from <= $4
        and (announcement.published_until is null or announcement.published_until > $4)
        and (promotion.ends_at is null or promotion.ends_at > $4)
      order by announcement.sort_order, promotion.announcement_id`,
    values: [merchantCode, language, defaultLanguage, now],
  });
}
