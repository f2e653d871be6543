import type { LanguageCode } from '@wau/contract/languages';
import type { CompiledCatalogue, Placeholders, PlaceholderValue } from '@wau/i18n/catalogue';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import type { messages as english, StudioMessageId } from '@wau/i18n/studio/en';
import { makeTranslator } from '@wau/i18n/translator';
import { createContext, type ReactNode, use } from 'react';

type ValuesOf<Id extends StudioMessageId> = Placeholders<(typeof english)[Id]>;

/** The arguments of `t`: values exactly where the message has placeholders. */
type TextArguments<Id extends StudioMessageId> = [ValuesOf<Id>] extends [never]
  ? [id: Id]
  : [id: Id, values: Readonly<Record<ValuesOf<Id>, PlaceholderValue>>];

export type StudioText = <Id extends StudioMessageId>(...args: TextArguments<Id>) => string;

export interface SpokenText {
  readonly language: LanguageCode;
  /** BCP 47, for numbers and amounts. */
  readonly locale: string;
  readonly t: StudioText;
}

type StudioMessages = CompiledCatalogue<StudioMessageId>;

/** One chunk per language, so that a player downloads only the one that is spoken. */
const loaders: Readonly<Record<LanguageCode, () => Promise<{ messages: StudioMessages }>>> = {
  MY: () => import('virtual:catalogue/studio/my'),
  EN: () => import('virtual:catalogue/studio/en'),
};

export async function loadText(language: LanguageCode): Promise<SpokenText> {
  const { messages } = await loaders[language]();
  return spokenText(language, messages);
}

export function spokenText(language: LanguageCode, messages: StudioMessages): SpokenText {
  const { locale } = offeredLanguages[language];
  return { language, locale, t: makeTranslator(messages, locale) as StudioText };
}

const TextContext = createContext<SpokenText | undefined>(undefined);

export function TextProvider({
  text,
  children,
}: {
  readonly text: SpokenText;
  readonly children: ReactNode;
}) {
  return <TextContext value={text}>{children}</TextContext>;
}

/** `t('bet.place')`: text in the player's language, typed by the message's own placeholders. */
export function useText(): SpokenText {
  const text = use(TextContext);
  if (text === undefined) throw new Error('useText needs a TextProvider above it');
  return text;
}
