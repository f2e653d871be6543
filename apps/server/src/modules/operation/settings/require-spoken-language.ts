import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { listContentWithout } from '../../content/operator-content/list-content-without.ts';
import { WrongSetting } from './setting-value.ts';
import { selectSpokenLanguages } from './settings-sql.ts';

/** So many are named in the refusal; the rest is a number. */
const mostNamed = 5;

/**
 * What holds between a site's languages and its default one: the default is among them, and all content has a text in it,
 * because that is what players read where their own language has none. Whoever changes either holds the merchant's row, as
 * whoever changes content does.
 *
 * @throws WrongSetting `setting.default.language` and `setting.language.texts`
 */
export async function requireSpokenLanguage(
  runner: SqlRunner,
  merchantId: MerchantCode,
  settingName: string,
  wanted: unknown,
): Promise<void> {
  if (settingName !== 'languages' && settingName !== 'default-language') return;
  const present = await selectSpokenLanguages(runner, merchantId);
  const languages = settingName === 'languages' ? (wanted as readonly LanguageCode[]) : present.languages;
  const chosen = settingName === 'languages' ? present.defaultLanguage : (wanted as LanguageCode);
  if (!languages.includes(chosen)) {
    throw new WrongSetting(
      `The default language ${chosen} must be among the languages ${languages.join(',')}.`,
      'setting.default.language',
    );
  }
  if (chosen === present.defaultLanguage) return;
  const without = await listContentWithout(runner, merchantId, chosen);
  if (without.length === 0) return;
  const named = without.slice(0, mostNamed).map(({ kindName, key }) => `${kindName} ${key}`.trim());
  const rest = without.length - named.length;
  throw new WrongSetting(
    `There is no text in ${chosen} of ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`,
    'setting.language.texts',
  );
}
