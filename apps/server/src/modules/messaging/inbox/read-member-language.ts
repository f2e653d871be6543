import { defaultLanguage, isLanguageCode, type LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { InboxOwner } from './inbox-sql.ts';
import { selectMemberLanguage } from './member-language-sql.ts';

/** The language that a member reads: the one chosen while the site offers it, else the site's own. */
export async function readMemberLanguage(runner: SqlRunner, owner: InboxOwner): Promise<LanguageCode> {
  const language = await selectMemberLanguage(runner, owner);
  return isLanguageCode(language) ? language : defaultLanguage;
}
