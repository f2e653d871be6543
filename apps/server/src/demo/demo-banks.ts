import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface DemoBank {
  readonly bankCode: string;
  readonly bankName: string;
  readonly kind: 'bank' | 'ewallet';
  readonly accountPattern: string;
}

const malaysianNumber = '^(?:60|0)1[0-9]{8,9}$';

/** By merchant code: who the demo's members can be paid out through. */
const demoBanks: Readonly<Record<string, readonly DemoBank[]>> = {
  wau: [
    { bankCode: 'maybank', bankName: 'Maybank', kind: 'bank', accountPattern: '^[0-9]{12}$' },
    { bankCode: 'cimb', bankName: 'CIMB Bank', kind: 'bank', accountPattern: '^(?:[0-9]{10}|[0-9]{14})$' },
    { bankCode: 'publicbank', bankName: 'Public Bank', kind: 'bank', accountPattern: '^[0-9]{10}$' },
    { bankCode: 'rhb', bankName: 'RHB Bank', kind: 'bank', accountPattern: '^[0-9]{14}$' },
    { bankCode: 'hongleong', bankName: 'Hong Leong Bank', kind: 'bank', accountPattern: '^[0-9]{11}$' },
    { bankCode: 'ambank', bankName: 'AmBank', kind: 'bank', accountPattern: '^[0-9]{13}$' },
    { bankCode: 'bankislam', bankName: 'Bank Islam', kind: 'bank', accountPattern: '^[0-9]{14}$' },
    { bankCode: 'bsn', bankName: 'BSN', kind: 'bank', accountPattern: '^[0-9]{16}$' },
    { bankCode: 'tng', bankName: "Touch 'n Go eWallet", kind: 'ewallet', accountPattern: malaysianNumber },
    { bankCode: 'grabpay', bankName: 'GrabPay', kind: 'ewallet', accountPattern: malaysianNumber },
    { bankCode: 'boost', bankName: 'Boost', kind: 'ewallet', accountPattern: malaysianNumber },
  ],
  laut: [
    { bankCode: 'aba', bankName: 'ABA Bank', kind: 'bank', accountPattern: '^[0-9]{9}$' },
    { bankCode: 'acleda', bankName: 'ACLEDA Bank', kind: 'bank', accountPattern: '^[0-9]{8,16}$' },
    { bankCode: 'wing', bankName: 'Wing', kind: 'ewallet', accountPattern: '^[0-9]{8,10}$' },
  ],
};

/** Adds the banks that are missing; what an operator has changed since stays as it is. */
export async function addDemoBanks(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  for (const [sortOrder, bank] of (demoBanks[merchantCode] ?? []).entries()) {
    await runner.query({
      text: `
        insert into wau.banks (merchant_id, bank_code, bank_name, kind, account_pattern, sort_order)
        values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing`,
      values: [merchantCode, bank.bankCode, bank.bankName, bank.kind, bank.accountPattern, sortOrder],
    });
  }
}
