import { createHmac } from 'node:crypto';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { BankCardId, MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { readPersonalData } from '../member/personal-data.ts';
import { bankCardPlace, bankCardSealingKey } from './bank-card-sealing.ts';
import {
  type BankCardRow,
  insertBankCard,
  lockOpenBank,
  markBankCardRemoved,
  selectBankCards,
  selectBanks,
} from './bank-card-sql.ts';
import { readAccountNumber } from './read-account-number.ts';
import { isSameName } from './same-name.ts';

/** Most accounts on a member's list. */
export const bankCardLimit = 5;

type BankCardView = CallValue<Calls['addBankCard']>;

export async function listBanks(
  parts: LoginParts,
  { merchant }: MemberContext,
): Promise<CallValue<Calls['listBanks']>> {
  const rows = await selectBanks(parts.runner, merchant.merchantCode);
  return rows.map((row) => ({
    bankCode: row.bank_code,
    bankName: row.bank_name,
    kind: row.kind,
    accountPattern: row.account_pattern,
  }));
}

/** Without numbers: nobody needs to read them again, not even their owner. */
export async function listBankCards(
  parts: LoginParts,
  { merchant, member }: MemberContext,
): Promise<CallValue<Calls['listBankCards']>> {
  const rows = await selectBankCards(parts.runner, merchant.merchantCode, member.memberId);
  return rows.map((row) => viewOf(parts, merchant.merchantCode, row));
}

/**
 * Adds an account that the member may be paid out to. Number and holder are sealed for their row.
 *
 * Refuses with `bank.unknown`, `bank.account.invalid`, `password.wrong`, `login.too.many`, `bank.holder.other` (once the
 * member has fixed a payee name), `bank.card.known` and `bank.card.too.many`.
 *
 * Lock order: the member's row, the bank's, then the new card's.
 */
export async function addBankCard(
  parts: LoginParts,
  context: MemberContext,
  body: CallBody<Calls['addBankCard']>,
  caller: Caller,
): Promise<BankCardView> {
  const { merchant, member } = context;
  const { merchantCode } = merchant;
  const banks = await selectBanks(parts.runner, merchantCode);
  const bank = banks.find(({ bank_code }) => bank_code === body.bankCode);
  if (bank === undefined) throw new Refusal('bank.unknown', { field: 'bankCode' });
  const accountNumber = readAccountNumber(bank.account_pattern, body.accountNumber);
  if (accountNumber === undefined) throw new Refusal('bank.account.invalid', { field: 'accountNumber' });
  const holderName = body.holderName.trim().replaceAll(/\s+/g, ' ');
  if (holderName.length < 2) throw new Refusal('request.invalid', { field: 'holderName' });
  const proof = await requirePassword(parts, context, body.loginPassword, caller);

  const bankCardId = newId('bankCard', parts.clock, parts.random);
  const addedAt = new Date(parts.clock.nowMs());
  const key = bankCardSealingKey(parts);
  const card = {
    bankCardId,
    bankCode: bank.bank_code,
    sealedAccountNumber: sealText(
      key,
      bankCardPlace(merchantCode, bankCardId, 'number'),
      accountNumber,
      parts.random,
    ),
    sealedHolderName: sealText(
      key,
      bankCardPlace(merchantCode, bankCardId, 'holder'),
      holderName,
      parts.random,
    ),
    lastDigits: accountNumber.slice(-4),
    accountFingerprint: fingerprintOf(parts, merchantCode, bank.bank_code, accountNumber),
    addedAt,
  };
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    const { payeeName } = await readPersonalData(parts, runner, merchantCode, member.memberId);
    if (payeeName !== '' && !isSameName(payeeName, holderName)) {
      throw new Refusal('bank.holder.other', { field: 'holderName' });
    }
    // An operator may have closed it or taken it away while the password was looked at.
    if (!(await lockOpenBank(runner, merchantCode, bank.bank_code))) {
      throw new Refusal('bank.unknown', { field: 'bankCode' });
    }
    const isInserted = await insertBankCard(runner, redeemed, card, bankCardLimit);
    if (!isInserted) throw new Refusal('bank.card.too.many');
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'bank.card.added' });
  });
  return viewOf(parts, merchantCode, {
    bank_card_id: bankCardId,
    bank_code: bank.bank_code,
    bank_name: bank.bank_name,
    kind: bank.kind,
    last_digits: card.lastDigits,
    sealed_holder_name: card.sealedHolderName,
    added_at: addedAt,
    is_open: true,
  });
}

/**
 * Refuses with `password.wrong`, `login.too.many` and `bank.card.unknown`. Locks: the member's row, then the card's.
 */
export async function removeBankCard(
  parts: LoginParts,
  context: MemberContext,
  bankCardId: BankCardId,
  loginPassword: string,
  caller: Caller,
): Promise<null> {
  const proof = await requirePassword(parts, context, loginPassword, caller);
  const { merchant, member } = context;
  await withTransaction(parts.database, async (runner) => {
    const now = new Date(parts.clock.nowMs());
    const redeemed = await redeemLoginProof(runner, proof);
    const isRemoved = await markBankCardRemoved(runner, redeemed, bankCardId, now);
    if (!isRemoved) throw new Refusal('bank.card.unknown');
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'bank.card.removed' });
  });
  return null;
}

function viewOf(parts: LoginParts, merchantCode: MerchantCode, row: BankCardRow): BankCardView {
  const place = bankCardPlace(merchantCode, row.bank_card_id, 'holder');
  return {
    bankCardId: row.bank_card_id,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    kind: row.kind,
    lastDigits: row.last_digits,
    holderName: maskedName(openSealedText(bankCardSealingKey(parts), place, row.sealed_holder_name)),
    addedAt: row.added_at.toISOString(),
    isOpen: row.is_open,
  };
}

/** `Aisyah binti Ali` as `A•••• b•••• A••••`: its length tells nothing. */
function maskedName(name: string): string {
  return name
    .split(' ')
    .map((word) => `${Array.from(word)[0] ?? ''}••••`)
    .join(' ');
}

/** What an account is found by without opening every row. */
function fingerprintOf(
  { config }: LoginParts,
  merchantCode: MerchantCode,
  bankCode: string,
  accountNumber: string,
): Buffer {
  const key = deriveKey(config.masterSecret, 'fingerprint/bank-cards');
  return createHmac('sha256', key).update(`${merchantCode}\n${bankCode}\n${accountNumber}`).digest();
}
