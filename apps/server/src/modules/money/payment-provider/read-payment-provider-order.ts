import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import { type PaymentProtocol, wholeKey } from './payment-protocols.ts';

export type PaymentProviderBody = CallBody<Calls['changePaymentProvider']>;

/** How a provider is to be, without its key; always written in the same way, so that two who order the same say the same. */
export interface PaymentProviderOrder {
  readonly providerCode: string;
  readonly isEnabled: boolean;
  readonly paysOut: boolean;
  readonly settings: readonly { readonly name: string; readonly value: string }[];
}

/** Shorter secrets are typing mistakes, or can be tried out. */
const leastSecretLength = 8;

/**
 * Reads what is ordered of a provider.
 *
 * @throws Refusal `setting.invalid` with what is wrong with it, in a sentence
 */
export function readPaymentProviderOrder(
  { settingNames, canPayOut }: PaymentProtocol,
  { providerCode, isEnabled, paysOut, settings }: PaymentProviderBody,
): PaymentProviderOrder {
  if (paysOut && !canPayOut) throw wrong(`${providerCode} pays nobody.`);
  const given = textsByName(settings);
  requireNames('settings', settingNames, [...given.keys()]);
  for (const [name, text] of given) {
    if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw wrong(`The setting ${name} must be in one line.`);
  }
  return {
    providerCode,
    isEnabled,
    paysOut,
    settings: settingNames.map((name) => ({ name, value: given.get(name) ?? '' })),
  };
}

/**
 * The key that was typed; `undefined` where none was.
 *
 * @throws Refusal `setting.invalid`
 */
export function readTypedKey(
  { key, secretNames }: PaymentProtocol,
  { secrets = [] }: PaymentProviderBody,
): Buffer | undefined {
  if (secrets.length === 0) return undefined;
  if (key !== 'typed') throw wrong('No key is typed for this provider.');
  const given = textsByName(secrets);
  requireNames('secrets', secretNames, [...given.keys()]);
  for (const [name, text] of given) {
    if (text.length < leastSecretLength) {
      throw wrong(`The secret ${name} has fewer than ${leastSecretLength} characters.`);
    }
  }
  const whole = given.get(wholeKey);
  const isWhole = secretNames.length === 1 && whole !== undefined;
  return Buffer.from(
    isWhole ? whole : JSON.stringify(Object.fromEntries(secretNames.map((name) => [name, given.get(name)]))),
  );
}

/** Keys in several lines are pasted with whatever stands around them. */
function textsByName(
  pairs: readonly { readonly name: string; readonly value: string }[],
): Map<string, string> {
  const texts = new Map(pairs.map(({ name, value }) => [name, value.trim()]));
  if (texts.size < pairs.length) throw wrong('A name stands there twice.');
  const empty = pairs.find(({ value }) => value.trim() === '');
  if (empty !== undefined) throw wrong(`There is nothing in ${empty.name}.`);
  return texts;
}

function requireNames(what: string, wanted: readonly string[], given: readonly string[]): void {
  const isSame = wanted.length === given.length && wanted.every((name) => given.includes(name));
  if (isSame) return;
  throw wrong(wanted.length === 0 ? `It has no ${what}.` : `Its ${what} are ${wanted.join(', ')}.`);
}

function wrong(detail: string): Refusal {
  return new Refusal('setting.invalid', { detail });
}
