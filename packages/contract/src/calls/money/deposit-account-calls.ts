import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  accountCodePattern,
  accountNumberLength,
  accountNumberPattern,
  bankNameLength,
  holderNameLength,
  lastSortOrder,
} from '../../deposit-account-fields.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';

const Account = Type.String({
  pattern: accountCodePattern,
  description: 'What the merchant calls it; members never see it',
});

const ordered = {
  accountCode: Account,
  isEnabled: Type.Boolean(),
  bankName: Type.String({ minLength: 1, maxLength: bankNameLength }),
  accountNumber: Type.String({
    pattern: accountNumberPattern,
    minLength: accountNumberLength.least,
    maxLength: accountNumberLength.most,
    description: 'As it is to be read, in groups or not',
  }),
  holderName: Type.String({ minLength: 1, maxLength: holderNameLength }),
  sortOrder: Type.Integer({
    minimum: 0,
    maximum: lastSortOrder,
    description: 'Members pay to the first that is switched on, the lowest number first',
  }),
};

export const listDepositAccounts = defineCall({
  name: 'listDepositAccounts',
  method: 'GET',
  path: '/wps/operator/depositAccounts',
  caller: 'operator',
  permission: 'settings.read',
  summary:
    'The merchant’s own accounts for bank transfers, in the order in which members pay to them, and what an operator has asked to change',
  value: Exact({
    list: Type.Array(
      Exact({
        ...ordered,
        isPaidTo: Type.Boolean({ description: 'Whether members are told to pay to this one now' }),
      }),
    ),
    asked: Type.Array(Exact({ ...ordered, askedBy: Type.String(), askedAt: Moment }), {
      description: 'What one operator has asked for and another one has to give',
    }),
  }),
  errors: [...operatorErrors],
});

export const changeDepositAccount = defineCall({
  name: 'changeDepositAccount',
  method: 'POST',
  path: '/wps/operator/depositAccounts',
  caller: 'operator',
  permission: 'settings.write',
  summary:
    'Puts an account for bank transfers in place as it is ordered: one operator asks for it, another one gives it by asking for the same. One alone may switch it off',
  body: Exact(ordered),
  value: Exact({
    status: OneOf(['changed', 'asked'], { description: '`asked`: another operator has to give it' }),
  }),
  errors: [...operatorErrors, 'setting.invalid', 'deposit.account.second.person'],
});

export const dropDepositAccountRequest = defineCall({
  name: 'dropDepositAccountRequest',
  method: 'POST',
  path: '/wps/operator/depositAccounts/drop',
  caller: 'operator',
  permission: 'settings.write',
  summary: 'Drops what was asked for about an account for bank transfers',
  body: Exact({ accountCode: Account }),
  value: Type.Null(),
  errors: [...operatorErrors],
});
