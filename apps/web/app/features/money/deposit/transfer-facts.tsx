import type { ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { Card } from '../../../ui/card.tsx';
import type { BankTransfer, Deposit } from './deposit-queries.ts';

/** Where a deposit by bank transfer is paid to, each part to be copied into the bank's own app. */
export function TransferFacts({
  deposit,
  transfer,
}: {
  readonly deposit: Deposit;
  readonly transfer: BankTransfer;
}) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  return (
    <Card className="space-y-3">
      <h3 className="font-semibold">{t('deposit.transfer.title')}</h3>
      <p className="text-detail text-pretty text-muted">{t('deposit.transfer.text')}</p>
      <dl className="space-y-3">
        <Fact name={t('deposit.transfer.bank')}>{transfer.bankName}</Fact>
        <Fact name={t('deposit.transfer.account')}>
          <CopyableValue text={transfer.accountNumber} label={t('deposit.transfer.account.copy')} />
        </Fact>
        <Fact name={t('deposit.transfer.holder')}>{transfer.holderName}</Fact>
        <Fact name={t('deposit.amount')}>{money(minorOf(deposit.amountMinor), deposit.currencyCode)}</Fact>
        <Fact name={t('deposit.transfer.reference')}>
          <CopyableValue text={transfer.reference} label={t('deposit.transfer.reference.copy')} />
        </Fact>
        {transfer.proofSentAt === null ? (
          <Fact name={t('deposit.expires')}>
            <time dateTime={deposit.expiresAt}>{moment(deposit.expiresAt)}</time>
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-detail text-muted">{name}</dt>
      <dd className="tabular min-w-0 text-end font-semibold">{children}</dd>
    </div>
  );
}
