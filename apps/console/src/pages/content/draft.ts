import { orderedField } from '@wau/contract/content-kinds';
import type { LanguageCode } from '@wau/contract/languages';
import { type Currency, currencyOf } from '@wau/money/currency';
import type { ContentField, ContentKind, ContentSite, WrittenItem } from './content-queries.ts';
import { type DraftProblem, type DraftValue, readTyped, typedValue } from './draft-value.ts';

type Values = Readonly<Record<string, DraftValue>>;

/** An item while it is being written. */
export interface Draft {
  readonly key: string;
  readonly fields: Values;
  readonly texts: Readonly<Partial<Record<LanguageCode, Values>>>;
}

/** Where something is wrong, as the server names it: `until`, `texts.MY.title`. */
export type Problems = Readonly<Record<string, DraftProblem>>;

type Site = Pick<ContentSite, 'languages' | 'defaultLanguage' | 'currencyCode'>;

export type WrittenTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function textsOf(item: WrittenItem | undefined): WrittenTexts {
  return (item?.texts ?? {}) as WrittenTexts;
}

/** What players decide about by where it stands is moved in the list, and is no field to fill in. */
export function shownFields({ fields, isOrdered }: ContentKind): readonly ContentField[] {
  return isOrdered ? fields.filter(({ name }) => name !== orderedField) : fields;
}

/** An item as a draft; without one, a draft of a new one, which stands at `nextOrder`. */
export function openDraft(
  kind: ContentKind,
  site: Site,
  item: WrittenItem | undefined,
  nextOrder: number,
): Draft {
  const currency = currencyOf(site.currencyCode);
  const texts = textsOf(item);
  return {
    key: kind.keyField === null ? '' : String(item?.[kind.keyField.name] ?? ''),
    fields: {
      ...valuesOf(shownFields(kind), item, currency),
      // Where it stands is nobody's to type.
      ...(kind.isOrdered && item === undefined ? { [orderedField]: String(nextOrder) } : {}),
    },
    texts: Object.fromEntries(
      site.languages.map((language) => [language, valuesOf(kind.textFields, texts[language], currency)]),
    ),
  };
}

function valuesOf(
  fields: readonly ContentField[],
  item: Readonly<Record<string, unknown>> | undefined,
  currency: Currency,
): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, item?.[field.name] ?? field.fallback, currency)]),
  );
}

/** Whether anything is written in this language; where nothing is, the item has no text in it. */
export function isWritten(draft: Draft, language: LanguageCode): boolean {
  return Object.values(draft.texts[language] ?? {}).some(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The draft as an item, in place of `base`; or where it is none. What nobody has touched stays exactly as it was. */
export function writeDraft(
  kind: ContentKind,
  site: Site,
  draft: Draft,
  base: WrittenItem | undefined,
): { readonly item: WrittenItem } | { readonly problems: Problems } {
  const currency = currencyOf(site.currencyCode);
  const problems: Record<string, DraftProblem> = {};
  const item: Record<string, unknown> = {};
  if (kind.keyField !== null) {
    item[kind.keyField.name] = draft.key.trim();
    if (draft.key.trim() === '') problems[kind.keyField.name] = 'empty';
  }
  Object.assign(item, writeValues(shownFields(kind), draft.fields, base, currency, '', problems));
  if (kind.isOrdered) item[orderedField] = base?.[orderedField] ?? Number(draft.fields[orderedField] ?? 0);
  if (kind.textFields.length > 0) {
    const texts: Record<string, unknown> = {};
    for (const language of site.languages) {
      if (!isWritten(draft, language) && language !== site.defaultLanguage) continue;
      const values = draft.texts[language] ?? {};
      const known = textsOf(base)[language];
      const place = `texts.${language}.`;
      texts[language] = writeValues(kind.textFields, values, known, currency, place, problems);
    }
    item.texts = texts;
  }
  return Object.keys(problems).length === 0 ? { item } : { problems };
}

function writeValues(
  fields: readonly ContentField[],
  values: Values,
  base: Readonly<Record<string, unknown>> | undefined,
  currency: Currency,
  place: string,
  problems: Record<string, DraftProblem>,
): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const field of fields) {
    const typed = values[field.name] ?? '';
    const known = base?.[field.name];
    const isUntouched =
      known !== undefined && JSON.stringify(typedValue(field, known, currency)) === JSON.stringify(typed);
    const read = isUntouched ? { value: known } : readTyped(field, typed, currency);
    if ('problem' in read) problems[place + field.name] = read.problem;
    else written[field.name] = read.value;
  }
  return written;
}
