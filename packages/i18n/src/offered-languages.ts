/** How a language is offered: its own name and the flag drawn beside it. */
export interface OfferedLanguage {
  readonly code: string;
  /** BCP 47, for `lang`, `Intl` and plural rules. */
  readonly locale: string;
  /** In its own language. */
  readonly name: string;
  /** ISO 3166-1 alpha-2 of the flag. */
  readonly flag: string;
  readonly direction: 'ltr' | 'rtl';
}

export const offeredLanguages = {
  MY: { code: 'MY', locale: 'ms-MY', name: 'Bahasa Melayu', flag: 'MY', direction: 'ltr' },
  EN: { code: 'EN', locale: 'en', name: 'English', flag: 'US', direction: 'ltr' },
} as const satisfies Record<string, OfferedLanguage>;

export type OfferedLanguageCode = keyof typeof offeredLanguages;
