import type { BankCardId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { openSealedText } from '@wau/service/secrets/sealing';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { bankCardPlace, bankCardSealingKey } from './bank-card-sealing.ts';
import { selectSealedBankCard } from './bank-card-sql.ts';

/** An account of a member in the clear, for whoever orders money to be paid to it. */
export interface OpenBankCard {
  /** The merchant pays out to its bank now. */
  readonly isOpen: boolean;
  readonly bankName: string;
  readonly lastDigits: string;
  readonly destination: {
    readonly bankCode: string;
    readonly accountNumber: string;
    readonly holderName: string;
  };
}

/** `undefined` where the member has no such account on the list. */
export async function openBankCard(
  parts: Pick<ServerParts, 'config'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  bankCardId: BankCardId,
): Promise<OpenBankCard | undefined> {
  const row = await selectSealedBankCard(runner, merchantCode, memberId, bankCardId);
  if (row === undefined) return undefined;
  const key = bankCardSealingKey(parts);
  const opened = (what: 'number' | 'holder', sealed: Buffer) =>
    openSealedText(key, bankCardPlace(merchantCode, bankCardId, what), sealed);
  return {
    isOpen: row.is_open,
    bankName: row.bank_name,
    lastDigits: row.last_digits,
    destination: {
      bankCode: row.bank_code,
      accountNumber: opened('number', row.sealed_account_number),
      holderName: opened('holder', row.sealed_holder_name),
    },
  };
}
