import type { Page } from '@playwright/test';
import { whitePixel } from '@wau/server/testing/white-pixel';
import { callsOf, type MemberCall, nextKey } from './member-calls.ts';
import { type NewPlayer, registerNewPlayer } from './new-player.ts';
import { runSettings } from './settings.ts';

/** A new player of the demo who sends calls as the app would; cases that operators decide about come from them. */
export interface CaseMaker extends NewPlayer {
  readonly call: MemberCall;
}

export async function openCaseMaker(page: Page, prefix: string): Promise<CaseMaker> {
  const player = await registerNewPlayer(page, prefix);
  return { ...player, call: await callsOf(page) };
}

/** A bank transfer with its proof, which somebody has to look at. */
export async function sendBankTransfer(member: CaseMaker, amountMinor: string): Promise<string> {
  const body = { methodCode: 'bank-transfer', amountMinor, returnPath: '/m/voucherCenter' };
  const { depositId } = await member.call('placeDeposit', { idempotencyKey: nextKey(), body });
  await member.call('sendDepositProof', { params: { depositId }, body: { image: whitePixel } });
  return depositId;
}

const paymentPassword = '482915';

/** RM 100 that came by bank transfer. */
export async function fundByTransfer(member: CaseMaker): Promise<void> {
  runSettings('wau', 'deposits', await sendBankTransfer(member, '10000'), 'approve');
}

/** A withdrawal that waits, to an account that the member has named. */
export async function askForWithdrawal(member: CaseMaker, amountMinor: string): Promise<void> {
  const loginPassword = member.password;
  await member.call('setPaymentPassword', {
    body: { loginPassword, oldPaymentPassword: '', newPaymentPassword: paymentPassword },
  });
  const accountNumber = `1140${String(Date.now()).slice(-8)}`;
  const holderName = 'Ali bin Abu';
  const { bankCardId } = await member.call('addBankCard', {
    body: { loginPassword, bankCode: 'maybank', accountNumber, holderName },
  });
  const body = { bankCardId, amountMinor, paymentPassword };
  await member.call('placeWithdrawal', { idempotencyKey: nextKey(), body });
}
