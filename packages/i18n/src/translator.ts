import { setupI18n } from '@lingui/core';
import type { CompiledCatalogue, PlaceholderValue } from './catalogue.ts';

/** Turns an id into text; `values` fill the message's placeholders. */
export type Translate<Id extends string> = (
  id: Id,
  values?: Readonly<Record<string, PlaceholderValue>>,
) => string;

/** A translator over one compiled catalogue, which may grow afterwards. `locale` is a BCP 47 tag such as `ms-MY`: it chooses plurals and digits. */
export function makeTranslator<Id extends string>(
  messages: CompiledCatalogue<Id>,
  locale: string,
): Translate<Id> {
  const lingui = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, values) => {
    const message: CompiledCatalogue<Id>[Id] | undefined = messages[id];
    if (typeof message === 'string') return message;
    return lingui._(id, values);
  };
}
