import type { Placeholders } from '@wau/i18n/catalogue';
import type { messages as english, WebMessageId } from '@wau/i18n/web/en';

/** The names of a message's placeholders, read from its English text. */
export type ValuesOf<Id extends WebMessageId> = Placeholders<(typeof english)[Id]>;

/** The messages that need no values. */
export type PlainMessageId = {
  [Id in WebMessageId]: [ValuesOf<Id>] extends [never] ? Id : never;
}[WebMessageId];
