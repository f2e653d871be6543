export interface DialingCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Digits, e.g. `60`. */
  readonly dialingCode: string;
  /** In the player's language. */
  readonly name: string;
}

export interface DialingCodeTexts {
  /** Names the button and the sheet, e.g. "Country code". */
  readonly title: string;
  readonly search: string;
  readonly none: string;
  readonly close: string;
}
