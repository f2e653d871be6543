import {
  accountCodePattern,
  bankNameLength,
  holderNameLength,
  isAccountNumber,
  lastSortOrder,
} from '@wau/contract/deposit-account-fields';
import type { AccountOrder, AccountView } from './deposit-account-queries.ts';

/** An account as it is typed. */
export interface AccountDraft {
  readonly accountCode: string;
  readonly isEnabled: boolean;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holderName: string;
  readonly sortOrder: string;
}

type FieldName = Exclude<keyof AccountDraft, 'isEnabled'>;

/** What the contract takes, with what is typed around it gone. */
const fits: Readonly<Record<FieldName, (text: string) => boolean>> = {
  accountCode: (text) => new RegExp(accountCodePattern).test(text),
  bankName: (text) => text !== '' && text.length <= bankNameLength,
  accountNumber: isAccountNumber,
  holderName: (text) => text !== '' && text.length <= holderNameLength,
  sortOrder: (text) => /^\d{1,3}$/.test(text),
};

/** A new one comes after those that are there. */
export function draftOf(present: AccountView | undefined, list: readonly AccountView[]): AccountDraft {
  if (present !== undefined) return { ...present, sortOrder: String(present.sortOrder) };
  const last = Math.max(-1, ...list.map(({ sortOrder }) => sortOrder));
  return {
    ...{ accountCode: '', isEnabled: true, bankName: '', accountNumber: '', holderName: '' },
    sortOrder: String(Math.min(last + 1, lastSortOrder)),
  };
}

/** Names of what is missing or not as it must be; the code of a new one is nobody else's. */
export function wrongNamesOf(draft: AccountDraft, takenCodes: readonly string[]): readonly FieldName[] {
  const texts = textsOf(draft);
  return (Object.keys(fits) as FieldName[]).filter(
    (name) => !fits[name](texts[name]) || (name === 'accountCode' && takenCodes.includes(texts.accountCode)),
  );
}

export function orderOf(draft: AccountDraft): AccountOrder {
  const { sortOrder, ...texts } = textsOf(draft);
  return { ...texts, isEnabled: draft.isEnabled, sortOrder: Number(sortOrder) };
}

function textsOf(draft: AccountDraft): Readonly<Record<FieldName, string>> {
  return {
    accountCode: draft.accountCode.trim(),
    bankName: inOneLine(draft.bankName),
    accountNumber: inOneLine(draft.accountNumber).toUpperCase(),
    holderName: inOneLine(draft.holderName),
    sortOrder: draft.sortOrder.trim(),
  };
}

function inOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
