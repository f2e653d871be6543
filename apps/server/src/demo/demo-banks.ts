import type { BankKind } from '@wau/contract/bank-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

interface DemoBank {
  readonly bankCode: string;
  readonly bankName: string;
  readonly kind: BankKind;
  readonly accountPattern: string;
  readonly accountExample: string;
}

const malaysianNumber = '^(?:60|0)1[0-9]{8,9}$';

/** By merchant code: who the demo's members can be paid out through. */
const demoBanks: Readonly<Record<string, readonly DemoBank[]>> = {
  wau: [
    {
      bankCode: 'maybank',
      bankName: 'Maybank',
      kind: 'bank',
      accountPattern: '^[0-9]{12}$',
      accountExample: '5140 1234 5678',
    },
    {
      bankCode: 'cimb',
      bankName: 'CIMB Bank',
      kind: 'bank',
      accountPattern: '^(?:[0-9]{10}|[0-9]{14})$',
      accountExample: '8001234567',
    },
    {
      bankCode: 'publicbank',
      bankName: 'Public Bank',
      kind: 'bank',
      accountPattern: '^[0-9]{10}$',
      accountExample: '3123456789',
    },
    {
      bankCode: 'rhb',
      bankName: 'RHB Bank',
      kind: 'bank',
      accountPattern: '^[0-9]{14}$',
      accountExample: '2 14012 0012345 6',
    },
    {
      bankCode: 'hongleong',
      bankName: 'Hong Leong Bank',
      kind: 'bank',
      accountPattern: '^[0-9]{11}$',
      accountExample: '001 00 12345 6',
    },
    {
      bankCode: 'ambank',
      bankName: 'AmBank',
      kind: 'bank',
      accountPattern: '^[0-9]{13}$',
      accountExample: '888 001 234 5678',
    },
    {
      bankCode: 'bankislam',
      bankName: 'Bank Islam',
      kind: 'bank',
      accountPattern: '^[0-9]{14}$',
      accountExample: '1203 4012 3456 78',
    },
    {
      bankCode: 'bsn',
      bankName: 'BSN',
      kind: 'bank',
      accountPattern: '^[0-9]{16}$',
      accountExample: '0110 0290 0012 3456',
    },
    {
      bankCode: 'tng',
      bankName: "Touch 'n Go eWallet",
      kind: 'ewallet',
      accountPattern: malaysianNumber,
      accountExample: '012-345 6789',
    },
    {
      bankCode: 'grabpay',
      bankName: 'GrabPay',
      kind: 'ewallet',
      accountPattern: malaysianNumber,
      accountExample: '012-345 6789',
    },
    {
      bankCode: 'boost',
      bankName: 'Boost',
      kind: 'ewallet',
      accountPattern: malaysianNumber,
      accountExample: '012-345 6789',
    },
  ],
  laut: [
    {
      bankCode: 'aba',
      bankName: 'ABA Bank',
      kind: 'bank',
      accountPattern: '^[0-9]{9}$',
      accountExample: '000 123 456',
    },
    {
      bankCode: 'acleda',
      bankName: 'ACLEDA Bank',
      kind: 'bank',
      accountPattern: '^[0-9]{8,16}$',
      accountExample: '1234 5678 9012',
    },
    {
      bankCode: 'wing',
      bankName: 'Wing',
      kind: 'ewallet',
      accountPattern: '^[0-9]{8,10}$',
      accountExample: '0123 4567',
    },
  ],
};

/** Adds the banks that are missing; what an operator has changed since stays as it is. */
export async function addDemoBanks(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  for (const [sortOrder, bank] of (demoBanks[merchantCode] ?? []).entries()) {
    await runner.query({
      text: `
        insert into wau.banks (merchant_id, bank_code, bank_name, kind, account_pattern, account_example,
                               sort_order)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict do nothing`,
      values: [
        merchantCode,
        bank.bankCode,
        bank.bankName,
        bank.kind,
        bank.accountPattern,
        bank.accountExample,
        sortOrder,
      ],
    });
  }
}
