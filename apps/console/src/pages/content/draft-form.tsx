import { useQuery } from '@tanstack/react-query';
import { isLanguageCode, type LanguageCode } from '@wau/contract/languages';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { PressChoice } from '../../ui/press-choice.tsx';
import {
  type ContentField,
  type ContentKind,
  type ContentSite,
  contentItemsQuery,
} from './content-queries.ts';
import { type Draft, isWritten, shownFields } from './draft.ts';
import { DraftField } from './draft-field.tsx';
import type { DraftValue } from './draft-value.ts';
import { useContentWords } from './use-content-words.ts';

interface DraftFormProps {
  readonly site: ContentSite;
  readonly kind: ContentKind;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** What an item is known by is chosen once. */
  readonly isNew: boolean;
  /** Keys that are taken, where they are chosen out of some. */
  readonly takenKeys: readonly string[];
  readonly language: LanguageCode;
  readonly onLanguage: (language: LanguageCode) => void;
  readonly errorAt: (field: ContentField, place: string) => string | undefined;
}

/** All fields of an item, made of what its kind declares; texts in one language at a time. */
export function DraftForm(props: DraftFormProps) {
  const { site, kind, draft, onChange, errorAt } = props;
  const t = useTexts();
  const { hintOf, choiceName, noneName } = useContentWords(site);
  const categories = useCategories(site, kind);
  const fields = shownFields(kind).map((field) =>
    field.name === 'category' && categories !== undefined
      ? { ...field, input: 'choice' as const, choices: [...categories.keys()] }
      : field,
  );
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <KeyField {...props} />
      {kind.textFields.length === 0 ? null : <Texts {...props} />}
      {fields.map((field) => (
        <DraftField
          key={field.name}
          field={field}
          currencyCode={site.currencyCode}
          value={draft.fields[field.name] ?? ''}
          onChange={(value) => onChange({ ...draft, fields: { ...draft.fields, [field.name]: value } })}
          error={errorAt(field, field.name)}
          hint={hintOf(field)}
          choiceName={(value) => categories?.get(value) ?? choiceName(field.name, value)}
          noneName={noneName(field.name)}
        />
      ))}
      {fields.some(({ input }) => input === 'moment') ? (
        <p className="text-sm text-muted">{t('content.moments', { zone })}</p>
      ) : null}
    </>
  );
}

/** The categories that a promotion may be of, by their names; `undefined` for any other kind, and until they are there. */
function useCategories(site: ContentSite, { kind }: ContentKind): ReadonlyMap<string, string> | undefined {
  const services = useConsole();
  const { itemName } = useContentWords(site);
  const { data } = useQuery({
    ...contentItemsQuery(services, 'promotion-categories'),
    enabled: kind === 'promotions',
  });
  return data === undefined ? undefined : new Map(data.map((item) => [item.key, itemName(item)]));
}

function KeyField({ site, kind: { keyField }, draft, onChange, isNew, takenKeys, errorAt }: DraftFormProps) {
  const t = useTexts();
  const { choiceName } = useContentWords(site);
  if (keyField === null) return null;
  if (!isNew) {
    return (
      <p className="text-muted">
        {t(`content.field.${keyField.name}`)}: <code>{draft.key}</code>
      </p>
    );
  }
  const { choices, ...plain } = keyField;
  const free = choices?.filter((choice) => !takenKeys.includes(choice));
  return (
    <DraftField
      field={free === undefined ? plain : { ...plain, choices: free }}
      currencyCode={site.currencyCode}
      value={draft.key}
      onChange={(key) => onChange({ ...draft, key: String(key) })}
      error={errorAt(keyField, keyField.name)}
      hint={undefined}
      choiceName={(value) => choiceName(keyField.name, value)}
    />
  );
}

function Texts({ site, kind, draft, onChange, language, onLanguage, errorAt }: DraftFormProps) {
  const t = useTexts();
  const { hintOf, languageName, choiceName } = useContentWords(site);
  const own = site.defaultLanguage;
  const values = draft.texts[language] ?? {};
  const change = (name: string, value: DraftValue): void =>
    onChange({ ...draft, texts: { ...draft.texts, [language]: { ...values, [name]: value } } });
  return (
    <section
      aria-label={t('content.texts')}
      className="flex flex-col gap-4 rounded-small border border-line p-4"
    >
      <PressChoice
        label={t('content.language')}
        options={site.languages.filter(isLanguageCode).map((code) => ({
          value: code,
          text: isWritten(draft, code)
            ? languageName(code)
            : t('content.language.missing', { language: languageName(code) }),
        }))}
        isChosen={(code) => code === language}
        onChoose={onLanguage}
      />
      <p className="text-sm text-muted">
        {language === own
          ? t('content.language.needed')
          : t('content.language.optional', { language: languageName(own) })}
      </p>
      {kind.textFields.map((field) => (
        <DraftField
          key={`${language} ${field.name}`}
          field={field}
          currencyCode={site.currencyCode}
          value={values[field.name] ?? ''}
          onChange={(value) => change(field.name, value)}
          error={errorAt(field, `texts.${language}.${field.name}`)}
          hint={hintOf(field)}
          choiceName={(value) => choiceName(field.name, value)}
        />
      ))}
    </section>
  );
}
