import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { MerchantWallet } from '../../../platform/wallets/merchant-wallet-queries.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { useReturnFunds } from './use-return-funds.ts';

/** Each wallet with what it holds, and one tap that brings everything back. */
export function WalletList({ wallet }: { readonly wallet: MerchantWallet }) {
  const t = useTranslate();
  const money = useMoney();
  const hasMoneyThere = wallet.wallets.some(({ balanceMinor }) => balanceMinor !== '0');
  return (
    <section aria-labelledby="wallets-title" className="space-y-3">
      <h2 id="wallets-title" className="text-lg font-semibold">
        {t('fundTransfer.wallets')}
      </h2>
      <dl className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">
        <WalletRow name={t('fundTransfer.main')}>
          {money(minorOf(wallet.mainBalanceMinor), wallet.currencyCode)}
        </WalletRow>
        {wallet.wallets.map(({ vendorCode, vendorName, balanceMinor }) => (
          <WalletRow key={vendorCode} name={vendorName}>
            {balanceMinor === null ? (
              <span className="text-muted">{t('fundTransfer.unknown')}</span>
            ) : (
              money(minorOf(balanceMinor), wallet.currencyCode)
            )}
          </WalletRow>
        ))}
      </dl>
      {hasMoneyThere && wallet.isTransferOpen ? <ReturnEverything /> : null}
    </section>
  );
}

function WalletRow({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <dt className="words min-w-0">{name}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}

function ReturnEverything() {
  const t = useTranslate();
  const failureText = useFailureText();
  const returnFunds = useReturnFunds();
  const press = async () => {
    const { list } = await returnFunds.mutateAsync();
    // What is not known yet is told by the list of transfers.
    if (!list.every(({ status }) => status === 'completed')) return;
    const isNothing = list.every(({ amountMinor }) => amountMinor === '0');
    toasts.show('short', t(isNothing ? 'fundTransfer.nothingThere' : 'fundTransfer.returned'));
  };
  return (
    <div>
      {returnFunds.error === null ? null : <FormError text={failureText(failureOf(returnFunds.error))} />}
      <Button look="secondary" isWide onClick={press}>
        {t('fundTransfer.returnAll')}
      </Button>
    </div>
  );
}
