import { isIP } from 'node:net';
import type { ErrorCode } from '@wau/contract/error-codes';
import { isSupportedCountry } from 'libphonenumber-js/max';
import { parseOpeningHours } from '../../../platform/calendar/opening-hours.ts';
import { parseReferralSteps } from '../../content/referral/referral-steps.ts';

/** What an operator typed cannot be the setting's value; the message says what it must be. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
  /** What a call refuses it with. */
  readonly code: ErrorCode;

  constructor(sentence: string, code: ErrorCode = 'setting.invalid') {
    super(sentence);
    this.code = code;
  }
}

/** Reads the text of one setting into what its column takes. Throws `WrongSetting`. */
export type ReadSetting = (text: string) => unknown;

const nothing = 'none';

export function onOrOff(text: string): boolean {
  if (text === 'on') return true;
  if (text === 'off') return false;
  throw new WrongSetting('on or off');
}

export function oneOf<Choice extends string>(choices: readonly Choice[]): (text: string) => Choice {
  return (text) => {
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) throw new WrongSetting(`one of ${choices.join(', ')}`);
    return choice;
  };
}

/** Some of these names in an order, each once; `what` is made of them. */
export function namesOf(what: string, known: readonly string[]): (text: string) => readonly string[] {
  return (text) => {
    const names = listOf(text);
    const wrong = names.find((name) => !known.includes(name));
    const twice = names.find((name, place) => names.indexOf(name) < place);
    if (wrong === undefined && twice === undefined && names.length > 0) return names;
    const complaint =
      wrong !== undefined
        ? `; there is no ${wrong}`
        : twice !== undefined
          ? `; ${twice} is named twice`
          : '; at least one is needed';
    throw new WrongSetting(
      `parts of ${what} with commas between them, each once, out of ${known.join(', ')}${complaint}`,
    );
  };
}

export function shortText(maximum: number): (text: string) => string {
  return (text) => {
    if (text.length > maximum) throw new WrongSetting(`a text of at most ${maximum} characters`);
    return text === nothing ? '' : text;
  };
}

/** `none`, or entries with commas between them. */
function listOf(text: string): readonly string[] {
  if (text === nothing) return [];
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export const longestBrandName = 60;

/** It stands in titles, letters and their senders, so in one line, without anything that is not seen. */
export function brandName(text: string): string {
  const name = text.trim();
  if (name.length > 0 && name.length <= longestBrandName && !/[\p{C}\p{Zl}\p{Zp}<>"]/u.test(name))
    return name;
  throw new WrongSetting(`1 to ${longestBrandName} characters in one line, without < > and "`);
}

/** A country whose numbers are known, such as `MY`. */
export function callingCountry(text: string): string {
  if (isSupportedCountry(text)) return text;
  throw new WrongSetting('an ISO country code in capitals such as MY');
}

export function countryCodes(text: string): readonly string[] {
  const codes = listOf(text);
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes;
  throw new WrongSetting('none, or ISO country codes in capitals such as KP,IR');
}

/** Addresses and ranges such as `203.0.113.7,198.51.100.0/24,2001:db8::/32`. */
export function addressRanges(text: string): readonly string[] {
  const ranges = listOf(text);
  for (const range of ranges) {
    const [address = '', bits, ...rest] = range.split('/');
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (family === 0 || !isRange || rest.length > 0 || address.includes('%')) {
      throw new WrongSetting(
        'none, or addresses and ranges such as 203.0.113.7,198.51.100.0/24,2001:db8::/32',
      );
    }
  }
  return ranges;
}

export function origins(text: string): readonly string[] {
  return listOf(text).map((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : undefined;
    // What a URL takes as the name of a host would say more than an origin in a content security policy.
    const isOrigin =
      url !== undefined &&
      url.protocol === 'https:' &&
      url.href === `${url.origin}/` &&
      /^[a-z0-9.-]+$/.test(url.hostname);
    if (!isOrigin)
      throw new WrongSetting('none, or origins such as https://img1.example,https://img2.example');
    return url.origin;
  });
}

/** `none`, or two moments such as `2026-12-01T00:00Z/2026-12-01T02:00Z`. */
export function period(text: string): readonly [from: Date | null, until: Date | null] {
  if (text === nothing) return [null, null];
  const [from, until, ...rest] = text.split('/').map(moment);
  if (from === undefined || until === undefined || rest.length > 0 || from >= until) {
    throw new WrongSetting(
      'none, or a beginning and a later end such as 2026-12-01T00:00Z/2026-12-01T02:00Z',
    );
  }
  return [from, until];
}

/** Only with a zone: an operator's own clock must not decide when a site closes. */
function moment(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Times of the week in which somebody is there, such as `mon-fri 09:00-18:00, sat 10:00-14:00`. */
export function openingHours(text: string): string {
  if (text.length <= 200 && parseOpeningHours(text) !== undefined) return text;
  throw new WrongSetting('off, always, or times of the week such as mon-fri 09:00-18:00, sat 10:00-14:00');
}

/** A number in digits, both bounds included. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new WrongSetting(`a whole number from ${least} to ${most}`);
  };
}

/** Counts that rise, each with what is given besides. */
export function referralSteps(text: string): string {
  const written = text === nothing ? '' : text.trim().replaceAll(/\s+/g, ' ');
  if (parseReferralSteps(written) === undefined) {
    throw new WrongSetting(
      'at most ten counts that rise, each with an amount, such as 5:1000 10:2500, or none',
    );
  }
  return written;
}

/** One year, or the first and the last. */
export function years(text: string): string {
  const match = /^(\d{4})(?:-(\d{4}))?$/.exec(text);
  const isInOrder = match !== null && (match[2] === undefined || Number(match[1]) < Number(match[2]));
  if (!isInOrder) throw new WrongSetting('a year or two, such as 2026 or 2018-2026');
  return text;
}

/** The code of whoever runs merchants together. */
export function operatorCode(text: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,39}$/.test(text)) return text;
  throw new WrongSetting('1 to 40 small letters, digits or -, such as house');
}

/** A zone of the time zone database, such as `Asia/Kuala_Lumpur`. */
export function timeZone(text: string): string {
  if (text === 'UTC' || Intl.supportedValuesOf('timeZone').includes(text)) return text;
  throw new WrongSetting('UTC or a time zone such as Asia/Kuala_Lumpur');
}
