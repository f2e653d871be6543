import { Type } from 'typebox';
import { bankKinds } from '../../bank-kinds.ts';
import { defineCall } from '../../call.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';
import { LoginPasswordText } from './external-login-calls.ts';

const memberErrors = ['session.missing', 'session.ended', 'trial.closed'] as const;
const confirmedErrors = [...memberErrors, 'password.wrong', 'login.too.many'] as const;

/** Six digits: it is typed at every withdrawal, on a phone. */
export const paymentPasswordPattern = '^[0-9]{6}$';

const PaymentPasswordText = Type.String({ pattern: paymentPasswordPattern });

export const getSecurityConfig = defineCall({
  name: 'getSecurityConfig',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/security/securityConfig',
  caller: 'member',
  closedToTrial: true,
  summary: 'What protects the account, at a glance',
  value: Exact({
    hasPaymentPassword: Type.Boolean(),
    hasSecurityQuestions: Type.Boolean(),
    isSecondStepOn: Type.Boolean(),
    recoveryCodeCount: Type.Integer(),
    passkeyCount: Type.Integer(),
    bankCardCount: Type.Integer(),
    sessionCount: Type.Integer(),
    lastLogin: Type.Union([Type.Null(), Exact({ at: Moment, address: Type.String() })], {
      description: 'The login before this one',
    }),
  }),
  errors: memberErrors,
});

export const hasWithdrawalPassword = defineCall({
  name: 'hasWithdrawalPassword',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/security/hasWithdrawalPassword',
  caller: 'member',
  closedToTrial: true,
  summary: 'Whether the member has a payment password',
  value: Type.Boolean(),
  errors: memberErrors,
});

export const setPaymentPassword = defineCall({
  name: 'setPaymentPassword',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/security/paymentPassword',
  caller: 'member',
  closedToTrial: true,
  summary: 'Sets the payment password; one that is there already must be given as well',
  body: Exact({
    loginPassword: LoginPasswordText,
    oldPaymentPassword: Type.String({ maxLength: 6, description: 'Empty when there is none yet' }),
    newPaymentPassword: PaymentPasswordText,
  }),
  value: Type.Null(),
  errors: [...confirmedErrors, 'payment.password.weak', 'payment.password.wrong', 'payment.password.locked'],
});

const Answer = Exact({
  questionId: Type.String({ pattern: '^[a-z]{2,20}$' }),
  answer: Type.String({ minLength: 1, maxLength: 100 }),
});
const Answers = Type.Array(Answer, { minItems: 3, maxItems: 3 });

export const resetPaymentPassword = defineCall({
  name: 'resetPaymentPassword',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/security/reset',
  caller: 'member',
  closedToTrial: true,
  summary: 'Replaces a forgotten payment password; the security questions must be answered',
  body: Exact({
    loginPassword: LoginPasswordText,
    answers: Answers,
    newPaymentPassword: PaymentPasswordText,
  }),
  value: Type.Null(),
  errors: [
    ...confirmedErrors,
    'payment.password.weak',
    'payment.password.locked',
    'payment.password.missing',
    'security.questions.missing',
    'security.answer.wrong',
  ],
});

export const listBanks = defineCall({
  name: 'listBanks',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/security/banks',
  caller: 'member',
  closedToTrial: true,
  summary: 'Banks and e-wallets that the merchant pays out to',
  value: Type.Array(
    Exact({
      bankCode: Type.String(),
      bankName: Type.String(),
      kind: OneOf(bankKinds),
      accountPattern: Type.String({ description: 'An anchored regular expression' }),
    }),
  ),
  errors: memberErrors,
});

const BankCard = Exact({
  bankCardId: IdText('bankCard'),
  bankCode: Type.String(),
  bankName: Type.String(),
  kind: OneOf(bankKinds),
  lastDigits: Type.String(),
  holderName: Type.String({ description: 'Masked but for its first letters' }),
  addedAt: Moment,
  isOpen: Type.Boolean({ description: 'The merchant pays out to this bank now' }),
});

export const listBankCards = defineCall({
  name: 'listBankCards',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/security/bankCard',
  caller: 'member',
  closedToTrial: true,
  summary: 'Accounts that the member can be paid out to, without their full numbers',
  value: Type.Array(BankCard),
  errors: memberErrors,
});

export const addBankCard = defineCall({
  name: 'addBankCard',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/security/bankCard',
  caller: 'member',
  closedToTrial: true,
  summary: 'Adds an account to be paid out to',
  body: Exact({
    loginPassword: LoginPasswordText,
    bankCode: Type.String({ maxLength: 20 }),
    accountNumber: Type.String({ minLength: 1, maxLength: 64 }),
    holderName: Type.String({ minLength: 2, maxLength: 100 }),
  }),
  value: BankCard,
  errors: [
    ...confirmedErrors,
    'bank.unknown',
    'bank.account.invalid',
    'bank.holder.other',
    'bank.card.known',
    'bank.card.too.many',
  ],
});

export const removeBankCard = defineCall({
  name: 'removeBankCard',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/security/bankCard/:bankCardId/remove',
  caller: 'member',
  closedToTrial: true,
  summary: 'Takes an account off the list',
  params: Exact({ bankCardId: IdText('bankCard') }),
  body: Exact({ loginPassword: LoginPasswordText }),
  value: Type.Null(),
  errors: [...confirmedErrors, 'bank.card.unknown'],
});

export const listSecurityQuestions = defineCall({
  name: 'listSecurityQuestions',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/security/questions',
  caller: 'member',
  closedToTrial: true,
  summary: 'The questions there are, and those that the member has chosen',
  value: Exact({ offered: Type.Array(Type.String()), chosen: Type.Array(Type.String()) }),
  errors: memberErrors,
});

export const setSecurityQuestions = defineCall({
  name: 'setSecurityQuestions',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/security/questions',
  caller: 'member',
  closedToTrial: true,
  summary:
    'Chooses three questions with their answers, in place of those before; there must be a payment password, and it must be given',
  body: Exact({
    loginPassword: LoginPasswordText,
    paymentPassword: Type.String({ maxLength: 6 }),
    answers: Answers,
  }),
  value: Type.Null(),
  errors: [
    ...confirmedErrors,
    'security.questions.invalid',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
  ],
});
