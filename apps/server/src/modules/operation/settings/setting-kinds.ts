import type { SettingInput } from '@wau/contract/merchant-settings';
import {
  addressRanges,
  brandName,
  callingCountry,
  countryCodes,
  longestBrandName,
  namesOf,
  oneOf,
  onOrOff,
  openingHours,
  operatorCode,
  origins,
  period,
  type ReadSetting,
  referralSteps,
  shortText,
  timeZone,
  WrongSetting,
  wholeNumber,
  years,
} from './setting-value.ts';

/** A setting that is one column of the merchant's row. */
export interface SettingColumn {
  readonly column: string;
  readonly kind: SettingKind;
  readonly meaning: string;
}

/** What values a setting takes: how they are typed, read and bounded. */
export interface SettingKind {
  readonly input: SettingInput;
  readonly read: ReadSetting;
  /** Whether the word `none` sets it to nothing. */
  readonly mayBeNone: boolean;
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maximumLength?: number;
}

export const switchKind: SettingKind = { input: 'switch', read: onOrOff, mayBeNone: false };

export function choiceKind(choices: readonly string[]): SettingKind {
  return { input: 'choice', read: oneOf(choices), mayBeNone: false, choices };
}

/** Some of these in an order, at least one. */
export function choicesKind(what: string, choices: readonly string[]): SettingKind {
  return { input: 'choices', read: namesOf(what, choices), mayBeNone: false, choices };
}

export function numberKind(minimum: number, maximum: number): SettingKind {
  return { input: 'number', read: wholeNumber(minimum, maximum), mayBeNone: false, minimum, maximum };
}

/** An amount in minor units. */
export function moneyKind(minimum: number, maximum: number): SettingKind {
  return { ...numberKind(minimum, maximum), input: 'money' };
}

/** A text, or none. */
export function textKind(maximumLength: number): SettingKind {
  return { input: 'text', read: shortText(maximumLength), mayBeNone: true, maximumLength };
}

export const addressesKind: SettingKind = { input: 'lines', read: addressRanges, mayBeNone: true };
export const countriesKind: SettingKind = { input: 'lines', read: countryCodes, mayBeNone: true };
export const originsKind: SettingKind = { input: 'lines', read: origins, mayBeNone: true };
export const periodKind: SettingKind = { input: 'period', read: period, mayBeNone: true };
export const timeZoneKind: SettingKind = { input: 'timeZone', read: timeZone, mayBeNone: false };
export const brandNameKind: SettingKind = {
  input: 'text',
  read: brandName,
  mayBeNone: false,
  maximumLength: longestBrandName,
};
export const callingCountryKind: SettingKind = { input: 'text', read: callingCountry, mayBeNone: false };
export const yearsKind: SettingKind = { input: 'text', read: years, mayBeNone: false };
export const hoursKind: SettingKind = { input: 'text', read: openingHours, mayBeNone: false };
export const operatorCodeKind: SettingKind = { input: 'text', read: operatorCode, mayBeNone: false };
export const stepsKind: SettingKind = { input: 'text', read: referralSteps, mayBeNone: true };

export const sitePathKind: SettingKind = {
  input: 'text',
  mayBeNone: true,
  read: (text) => {
    if (text === 'none') return '';
    if (/^\/(?!\/)[\w./-]{1,200}$/.test(text)) return text;
    throw new WrongSetting('none, or a path of this site such as /art/app.webp');
  },
};

export const colourKind: SettingKind = {
  input: 'text',
  mayBeNone: true,
  read: (text) => {
    if (text === 'none') return '';
    if (/^#[0-9a-fA-F]{6}$/.test(text)) return text;
    throw new WrongSetting('none, or a colour such as #F5C451');
  },
};

/**
 * A value as the database writes it out, as an operator types it: what comes out of here can be typed in again. What is typed
 * already stays as it is, since the audit has values of both ways of writing.
 */
export function typedValue({ input, mayBeNone, choices }: SettingKind, stored: string): string {
  if (input === 'switch') return { true: 'on', false: 'off' }[stored] ?? stored;
  // A choice that nobody has made is the first.
  if (input === 'choice' && stored === '') return choices?.[0] ?? '';
  if (input === 'period') return typedPeriod(stored);
  const text = input === 'lines' || input === 'choices' ? stored.replace(/^\{(.*)\}$/s, '$1') : stored;
  return text.trim() === '' && mayBeNone ? 'none' : text;
}

/** Two moments such as `2026-12-01 00:00:00+00`, with a space between them. */
function typedPeriod(stored: string): string {
  if (stored.trim() === '') return 'none';
  const [, from, until] = /^(\S+ \S+) (\S+ \S+)$/.exec(stored) ?? [];
  return from === undefined || until === undefined ? stored : `${typedMoment(from)}/${typedMoment(until)}`;
}

function typedMoment(stored: string): string {
  const moment = new Date(stored.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return `${moment.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}Z`;
}
