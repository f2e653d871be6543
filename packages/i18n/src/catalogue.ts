import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Messages by id, in ICU MessageFormat. */
export type Catalogue<Id extends string = string> = Readonly<Record<Id, string>>;

/** The same, parsed: plain text stays a string, so that a browser needs no parser. */
export type CompiledCatalogue<Id extends string = string> = Readonly<Record<Id, string | CompiledMessage>>;

/**
 * The placeholders of a message, read from its text: `'{name}, {days, plural, one {# day} other {# days}}'` gives
 * `'name' | 'days'`. The forms of a plural must contain `#`, which is how they are told from placeholders.
 */
export type Placeholders<Message extends string> = Message extends `${string}{${infer Inside}}${infer Rest}`
  ? Exclude<NameOf<Inside>, ''> | Placeholders<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${string}#${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : ''
  : Inside extends `${infer Name},${string}`
    ? Name
    : Inside;

export type PlaceholderValue = string | number;
