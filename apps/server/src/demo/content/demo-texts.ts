import type { LanguageCode } from '@wau/contract/languages';

/** A text in the languages that a demo merchant speaks. */
export type DemoTexts<Text> = Readonly<Partial<Record<LanguageCode, Text>>>;
