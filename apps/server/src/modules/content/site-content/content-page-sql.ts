import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ContentPageRow {
  readonly title: string;
  readonly content_html: string;
  readonly updated_at: Date;
}

/** The page in the language, else in the other one; `undefined` where the merchant has it in neither. */
export async function selectContentPage(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  pageCode: string,
  language: LanguageCode,
  defaultLanguage: LanguageCode,
): Promise<ContentPageRow | undefined> {
  const rows = await runner.query<ContentPageRow & Record<string, unknown>>({
    name: 'select-content-page',
    text: `
      select title, content_html, updated_at from wau.content_pages
      where merchant_id = $1 and page_code = $2 and language in ($3, $4)
      order by language = $3 desc limit 1`,
    values: [merchantCode, pageCode, language, defaultLanguage],
  });
  return rows[0];
}
