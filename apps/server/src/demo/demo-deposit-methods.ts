import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import { bankTransferProvider } from '../modules/money/deposit/bank-transfer-provider.ts';
import { sandboxProviderCode } from '../modules/money/payment/adapters/sandbox/sandbox-adapter.ts';
import { sandboxMerchantKey } from '../modules/money/payment/adapters/sandbox/sandbox-merchant-key.ts';
import { sandboxCryptoProviderCode } from '../modules/money/payment/adapters/sandbox-crypto/sandbox-crypto-adapter.ts';
import { sandboxQrProviderCode } from '../modules/money/payment/adapters/sandbox-qr/sandbox-qr-adapter.ts';
import { sandboxWalletProviderCode } from '../modules/money/payment/adapters/sandbox-wallet/sandbox-wallet-adapter.ts';
import { providerKeyPlace, providerKeySealingLabel } from '../modules/money/payment/payments.ts';

interface DemoDepositMethod {
  readonly methodCode: string;
  readonly names: Readonly<Partial<Record<LanguageCode, string>>>;
  readonly minAmountMinor: bigint;
  readonly maxAmountMinor: bigint;
  readonly suggestedAmountsMinor: readonly bigint[];
  /** The sandbox provider unless another one is named. */
  readonly providerCode?: string;
}

/** By merchant code. */
const demoDepositMethods: Readonly<Record<string, readonly DemoDepositMethod[]>> = {
  wau: [
    {
      methodCode: 'online-banking',
      names: { MY: 'Perbankan dalam talian', EN: 'Online banking' },
      minAmountMinor: 1_000n,
      maxAmountMinor: 1_000_000n,
      suggestedAmountsMinor: [3_000n, 5_000n, 10_000n, 30_000n, 50_000n, 100_000n],
    },
    {
      methodCode: 'e-wallet',
      names: { MY: 'E-dompet', EN: 'E-wallet' },
      minAmountMinor: 500n,
      maxAmountMinor: 150_000n,
      suggestedAmountsMinor: [1_000n, 3_000n, 5_000n, 10_000n],
      providerCode: sandboxWalletProviderCode,
    },
    {
      methodCode: 'qr',
      names: { MY: 'Kod QR', EN: 'QR code' },
      minAmountMinor: 1_000n,
      maxAmountMinor: 500_000n,
      suggestedAmountsMinor: [2_000n, 5_000n, 10_000n, 50_000n],
      providerCode: sandboxQrProviderCode,
    },
    {
      methodCode: 'bank-transfer',
      names: { MY: 'Pindahan bank', EN: 'Bank transfer' },
      minAmountMinor: 5_000n,
      maxAmountMinor: 5_000_000n,
      suggestedAmountsMinor: [5_000n, 10_000n, 50_000n, 100_000n],
      providerCode: bankTransferProvider,
    },
    {
      methodCode: 'crypto-usdt',
      names: { MY: 'Kripto (USDT)', EN: 'Crypto (USDT)' },
      minAmountMinor: 5_000n,
      maxAmountMinor: 2_000_000n,
      suggestedAmountsMinor: [5_000n, 10_000n, 50_000n],
      providerCode: sandboxCryptoProviderCode,
    },
  ],
  laut: [
    {
      methodCode: 'card',
      names: { EN: 'Card' },
      minAmountMinor: 500n,
      maxAmountMinor: 200_000n,
      suggestedAmountsMinor: [1_000n, 2_500n, 5_000n, 10_000n],
    },
  ],
};

/** Adds a demo merchant's account with the sandbox provider and its ways to deposit, as far as they are missing. */
export async function addDemoDepositMethods(
  { masterSecret, random }: { readonly masterSecret: string; readonly random: Random },
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<void> {
  for (const [providerCode, paysOut] of [
    [sandboxProviderCode, true],
    [sandboxQrProviderCode, false],
    [sandboxWalletProviderCode, false],
    [sandboxCryptoProviderCode, false],
  ] as const) {
    await runner.query({
      text: `insert into wau.payment_providers (merchant_id, provider_code, sealed_key, pays_out)
             values ($1, $2, $3, $4) on conflict do nothing`,
      values: [
        merchantCode,
        providerCode,
        sealBytes(
          deriveKey(masterSecret, providerKeySealingLabel),
          providerKeyPlace(merchantCode, providerCode),
          sandboxMerchantKey(masterSecret, merchantCode),
          random,
        ),
        paysOut,
      ],
    });
  }
  await addBankTransfers(runner, merchantCode);
  for (const [index, method] of (demoDepositMethods[merchantCode] ?? []).entries()) {
    await addMethod(runner, merchantCode, method, index);
  }
}

/** An account that the demo's players can pay to in play; nobody holds it. */
async function addBankTransfers(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await runner.query({
    text: `insert into wau.payment_providers (merchant_id, provider_code, sealed_key, pays_out)
           values ($1, $2, '', false) on conflict do nothing`,
    values: [merchantCode, bankTransferProvider],
  });
  await runner.query({
    text: `insert into wau.deposit_accounts (merchant_id, account_code, bank_name, account_number, holder_name)
           values ($1, 'main', 'Bank Contoh', '5120 0000 1234', 'Wau Demo Sdn. Bhd.') on conflict do nothing`,
    values: [merchantCode],
  });
}

async function addMethod(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  method: DemoDepositMethod,
  sortOrder: number,
): Promise<void> {
  await runner.query({
    text: `insert into wau.deposit_methods (merchant_id, method_code, provider_code, min_amount_minor,
             max_amount_minor, suggested_amounts_minor, sort_order)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict do nothing`,
    values: [
      merchantCode,
      method.methodCode,
      method.providerCode ?? sandboxProviderCode,
      method.minAmountMinor,
      method.maxAmountMinor,
      method.suggestedAmountsMinor,
      sortOrder,
    ],
  });
  for (const [language, name] of Object.entries(method.names)) {
    await runner.query({
      text: `insert into wau.deposit_method_texts (merchant_id, method_code, language, name)
             values ($1, $2, $3, $4) on conflict do nothing`,
      values: [merchantCode, method.methodCode, language, name],
    });
  }
}
