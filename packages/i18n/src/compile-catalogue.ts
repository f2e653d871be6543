import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalogue, CompiledCatalogue } from './catalogue.ts';

/** Parses every message. Throws on a message that is not valid ICU, naming it. */
export function compileCatalogue<Id extends string>(catalogue: Catalogue<Id>): CompiledCatalogue<Id> {
  const compiled = Object.entries<string>(catalogue).map(([id, message]) => {
    try {
      const tokens = compileMessageOrThrow(message);
      return [id, tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens];
    } catch (error) {
      throw new Error(`message ${id} is not valid ICU: ${message}`, { cause: error });
    }
  });
  return Object.fromEntries(compiled) as CompiledCatalogue<Id>;
}
