import { isLanguageCode, type LanguageCode } from '@wau/contract/languages';
import type { WrittenItem } from './content-queries.ts';
import { textsOf } from './draft.ts';

export interface Difference {
  readonly name: string;
  /** `undefined`: the field is the same in all languages. */
  readonly language: LanguageCode | undefined;
  readonly before: string;
  readonly after: string;
}

/** In what two versions of an item differ, field by field; either may be none at all. */
export function differencesOf(before: WrittenItem | null, after: WrittenItem | null): readonly Difference[] {
  const ofFields = differencesIn(withoutTexts(before), withoutTexts(after), undefined);
  const [old, fresh] = [textsOf(before ?? {}), textsOf(after ?? {})];
  const languages = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(isLanguageCode);
  return [
    ...ofFields,
    ...languages.flatMap((language) => differencesIn(old[language], fresh[language], language)),
  ];
}

function withoutTexts(item: WrittenItem | null): WrittenItem {
  const { texts: _, ...fields } = item ?? {};
  return fields;
}

function differencesIn(
  before: WrittenItem = {},
  after: WrittenItem = {},
  language: LanguageCode | undefined,
): readonly Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, fresh] = [wordsOf(before[name]), wordsOf(after[name])];
    return old === fresh ? [] : [{ name, language, before: old, after: fresh }];
  });
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
