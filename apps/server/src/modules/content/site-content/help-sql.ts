import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface HelpItemRow {
  readonly title: string;
  readonly content_html: string;
}

/** In order; an item without a text in either language is left out. */
export function selectHelpItems(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Promise<readonly HelpItemRow[]> {
  return runner.query<HelpItemRow & Record<string, unknown>>({
    name: 'select-help-items',
    text: `
      select chosen.title, chosen.content_html
      from wau.help_items as item
      cross join lateral (
        select content.title, content.content_html from wau.help_item_texts as content
        where content.merchant_id = item.merchant_id and content.help_id = item.help_id
          and content.language in ($2, $3)
        order by content.language = $2 desc limit 1
      ) as chosen
      where item.merchant_id = $1
      order by item.sort_order, item.help_id`,
    values: [merchantCode, language, defaultLanguage],
  });
}
