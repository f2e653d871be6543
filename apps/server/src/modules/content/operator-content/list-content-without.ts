import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { readContent } from './read-content.ts';

export interface ContentName {
  readonly kindName: ContentKindName;
  readonly key: string;
}

/** What is written in other languages and not in this one. What has no text at all is shown by its pictures. */
export async function listContentWithout(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly ContentName[]> {
  const without: ContentName[] = [];
  for (const [kindName, kind] of Object.entries(contentKinds) as [ContentKindName, ContentKind][]) {
    if (kind.texts.length === 0) continue;
    for (const { key, texts } of (await readContent(runner, merchantCode, kind)).values()) {
      if (Object.keys(texts).length > 0 && texts[language] === undefined) without.push({ kindName, key });
    }
  }
  return without;
}
