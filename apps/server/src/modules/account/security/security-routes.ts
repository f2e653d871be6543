import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import { callerOf } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { getSecurityConfig } from './get-security-config.ts';
import { listSecurityQuestions } from './list-security-questions.ts';
import { addBankCard, listBankCards, listBanks, removeBankCard } from './manage-bank-cards.ts';
import {
  hasWithdrawalPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from './manage-payment-password.ts';
import { setSecurityQuestions } from './set-security-questions.ts';

export function registerSecurityRoutes({ registerMemberCall }: CallRegistrars, parts: LoginParts): void {
  registerMemberCall(calls.getSecurityConfig, async ({ context }) => getSecurityConfig(parts, context));
  registerMemberCall(calls.hasWithdrawalPassword, async ({ context }) =>
    hasWithdrawalPassword(parts, context),
  );
  registerMemberCall(calls.setPaymentPassword, async ({ context, body, request }) =>
    setPaymentPassword(parts, context, body, callerOf(request)),
  );
  registerMemberCall(calls.resetPaymentPassword, async ({ context, body, request }) =>
    resetPaymentPassword(parts, context, body, callerOf(request)),
  );
  registerMemberCall(calls.listBanks, async ({ context }) => listBanks(parts, context));
  registerMemberCall(calls.listBankCards, async ({ context }) => listBankCards(parts, context));
  registerMemberCall(calls.addBankCard, async ({ context, body, request }) =>
    addBankCard(parts, context, body, callerOf(request)),
  );
  registerMemberCall(calls.removeBankCard, async ({ context, params, body, request }) =>
    removeBankCard(parts, context, params.bankCardId, body.loginPassword, callerOf(request)),
  );
  registerMemberCall(calls.listSecurityQuestions, async ({ context }) =>
    listSecurityQuestions(parts, context),
  );
  registerMemberCall(calls.setSecurityQuestions, async ({ context, body, request }) =>
    setSecurityQuestions(parts, context, body, callerOf(request)),
  );
}
