import type { BankKind } from '@wau/contract/bank-kinds';
import type { BankCardId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { refusingTaken } from '@wau/service/database/violated-constraint';
import { Refusal } from '@wau/service/refusal';
import type { RedeemedProof } from '../credentials/login-proof.ts';

export interface BankRow {
  readonly bank_code: string;
  readonly bank_name: string;
  readonly kind: BankKind;
  readonly account_pattern: string;
}

export function selectBanks(runner: SqlRunner, merchantCode: MerchantCode): Promise<readonly BankRow[]> {
  return runner.query<BankRow & Record<string, unknown>>({
    name: 'select-banks',
    text: `
      select bank_code, bank_name, kind, account_pattern from wau.banks
      where merchant_id = $1 and enabled order by kind, sort_order, bank_name`,
    values: [merchantCode],
  });
}

export interface BankCardRow {
  readonly bank_card_id: BankCardId;
  readonly bank_code: string;
  readonly bank_name: string;
  readonly kind: BankKind;
  readonly last_digits: string;
  readonly sealed_holder_name: Buffer;
  readonly added_at: Date;
  readonly is_open: boolean;
}

export function selectBankCards(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly BankCardRow[]> {
  return runner.query<BankCardRow & Record<string, unknown>>({
    name: 'select-bank-cards',
    text: `
      select card.bank_card_id, card.bank_code, bank.bank_name, bank.kind, card.last_digits,
             card.sealed_holder_name, card.added_at, bank.enabled as is_open
      from wau.bank_cards as card
      join wau.banks as bank using (merchant_id, bank_code)
      where card.merchant_id = $1 and card.member_id = $2 and card.removed_at is null
      order by card.bank_card_id`,
    values: [merchantCode, memberId],
  });
}

/** `false` where the merchant does not pay out to the bank. Until the transaction ends it stays as it is. */
export async function lockOpenBank(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  bankCode: string,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'lock-open-bank',
    text: `
      select 1 as open from wau.banks
      where merchant_id = $1 and bank_code = $2 and enabled for share`,
    values: [merchantCode, bankCode],
  });
  return rows.length > 0;
}

export interface SealedBankCardRow {
  readonly bank_code: string;
  readonly bank_name: string;
  readonly is_open: boolean;
  readonly last_digits: string;
  readonly sealed_account_number: Buffer;
  readonly sealed_holder_name: Buffer;
}

/** One that is on the member's list. */
export async function selectSealedBankCard(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  bankCardId: BankCardId,
): Promise<SealedBankCardRow | undefined> {
  const rows = await runner.query<SealedBankCardRow & Record<string, unknown>>({
    text: `
      select card.bank_code, bank.bank_name, bank.enabled as is_open, card.last_digits, card.sealed_account_number,
             card.sealed_holder_name
      from wau.bank_cards as card
      join wau.banks as bank using (merchant_id, bank_code)
      where card.merchant_id = $1 and card.member_id = $2 and card.bank_card_id = $3 and card.removed_at is null`,
    values: [merchantCode, memberId, bankCardId],
  });
  return rows[0];
}

export interface NewBankCard {
  readonly bankCardId: BankCardId;
  readonly bankCode: string;
  readonly sealedAccountNumber: Buffer;
  readonly sealedHolderName: Buffer;
  readonly lastDigits: string;
  readonly accountFingerprint: Buffer;
  readonly addedAt: Date;
}

const takenRefusals = {
  bank_cards_account: () => new Refusal('bank.card.known', { field: 'accountNumber' }),
};

/** Refuses `bank.card.known`; `false` when the member, whose row is locked, has `limit` cards already. */
export async function insertBankCard(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  card: NewBankCard,
  limit: number,
): Promise<boolean> {
  const rows = await refusingTaken(takenRefusals, () =>
    runner.query({
      name: 'insert-bank-card',
      text: `
        insert into wau.bank_cards (merchant_id, bank_card_id, member_id, bank_code, sealed_account_number,
                                    sealed_holder_name, last_digits, account_fingerprint, added_at)
        select $1, $2, $3, $4, $5, $6, $7, $8, $9
        where (select count(*) from wau.bank_cards
               where merchant_id = $1 and member_id = $3 and removed_at is null) < $10
        returning 1 as inserted`,
      values: [
        merchantCode,
        card.bankCardId,
        memberId,
        card.bankCode,
        card.sealedAccountNumber,
        card.sealedHolderName,
        card.lastDigits,
        card.accountFingerprint,
        card.addedAt,
        limit,
      ],
    }),
  );
  return rows.length > 0;
}

/** `false` when the member has no such card. */
export async function markBankCardRemoved(
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  bankCardId: BankCardId,
  now: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'mark-bank-card-removed',
    text: `
      update wau.bank_cards set removed_at = $4
      where merchant_id = $1 and member_id = $2 and bank_card_id = $3 and removed_at is null
      returning 1 as removed`,
    values: [merchantCode, memberId, bankCardId, now],
  });
  return rows.length > 0;
}
