import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import {
  accountCodePattern,
  bankNameLength,
  holderNameLength,
  isAccountNumber,
  lastSortOrder,
} from '@wau/contract/deposit-account-fields';
import { Refusal } from '@wau/service/refusal';

/** How an account is to be; always written in the same way, so that two who order the same say the same. */
export type DepositAccountOrder = Readonly<CallBody<Calls['changeDepositAccount']>>;

/**
 * Reads what is ordered of an account. Names stand in one line and have nothing that is not seen: the second person would
 * approve another name than the one that was read.
 *
 * @throws Refusal `setting.invalid` with what is wrong with it, in a sentence
 */
export function readDepositAccountOrder({
  accountCode,
  isEnabled,
  bankName,
  accountNumber,
  holderName,
  sortOrder,
}: DepositAccountOrder): DepositAccountOrder {
  if (!new RegExp(accountCodePattern).test(accountCode)) {
    throw wrong('A code has up to 40 small letters, digits and hyphens.');
  }
  if (!isAccountNumber(accountNumber)) {
    throw wrong('A number has 4 to 40 digits and large letters, in groups or not.');
  }
  if (!Number.isInteger(sortOrder) || sortOrder < 0 || sortOrder > lastSortOrder) {
    throw wrong(`The order is a number from 0 to ${lastSortOrder}.`);
  }
  return {
    accountCode,
    isEnabled,
    bankName: readName('bank', bankName, bankNameLength),
    accountNumber,
    holderName: readName('holder', holderName, holderNameLength),
    sortOrder,
  };
}

function readName(whose: string, typed: string, maxLength: number): string {
  if (/[\p{C}\u2028\u2029]/u.test(typed)) {
    throw wrong(`The name of the ${whose} must be in one line, without signs that are not seen.`);
  }
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  if (name === '' || name.length > maxLength) {
    throw wrong(`The name of the ${whose} has 1 to ${maxLength} characters.`);
  }
  return name;
}

export function wrong(detail: string): Refusal {
  return new Refusal('setting.invalid', { detail });
}
