import type { ReactNode } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { safePayUrl } from './deposit-form.ts';
import type { Deposit } from './deposit-queries.ts';
import { PayCountdown } from './pay-countdown.tsx';

type Chain = Extract<NonNullable<Deposit['instructions']>, { readonly kind: 'crypto' }>;

/** What a deposit on a chain asks of its member: where to send what, and, once it is seen there, how far it is confirmed. */
export function ChainSteps({ deposit }: { readonly deposit: Deposit }) {
  const { instructions } = deposit;
  if (instructions?.kind !== 'crypto') return null;
  return (
    <Card className="mb-4 space-y-3">
      {instructions.confirmations === null ? (
        <Address deposit={deposit} chain={instructions} />
      ) : (
        <Confirming chain={instructions} seen={instructions.confirmations} />
      )}
    </Card>
  );
}

function Address({ deposit, chain }: { readonly deposit: Deposit; readonly chain: Chain }) {
  const t = useTranslate();
  const money = useMoney();
  const payUrl = safePayUrl(deposit.payUrl, window.location.href);
  return (
    <>
      <h3 className="text-center font-semibold text-balance">
        {t('deposit.chain.title', { amount: money(minorOf(deposit.amountMinor), deposit.currencyCode) })}
      </h3>
      <QrCode text={chain.content} label={t('deposit.chain.label')} />
      <PayCountdown deposit={deposit} />
      <dl className="space-y-2">
        <Fact name={t('deposit.chain.amount', { token: chain.token })}>
          <CopyableValue text={chain.tokenAmount} label={t('deposit.chain.amount.copy')} />
        </Fact>
        <Fact name={t('deposit.chain.network')}>{chain.network}</Fact>
        <Fact name={t('deposit.chain.address')}>
          <CopyableValue text={chain.content} label={t('deposit.chain.address.copy')} />
        </Fact>
      </dl>
      <p className="text-detail text-pretty text-muted">
        {t('deposit.chain.text', { token: chain.token, network: chain.network })}
      </p>
      {payUrl === undefined ? null : (
        <a
          href={payUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'medium', true)}
        >
          {t('deposit.chain.here')}
        </a>
      )}
    </>
  );
}

function Confirming({ chain, seen }: { readonly chain: Chain; readonly seen: number }) {
  const t = useTranslate();
  const text = t('deposit.chain.confirmations', { seen, needed: chain.confirmationsNeeded });
  return (
    <div aria-live="polite" className="space-y-2 text-center">
      <h3 className="font-semibold text-balance">{t('deposit.chain.seen')}</h3>
      <ProgressBar label={t('deposit.chain.seen')} share={seen / chain.confirmationsNeeded} text={text} />
      <p className="tabular text-detail">{text}</p>
      <p className="text-detail text-pretty text-muted">{t('deposit.chain.seen.text')}</p>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-detail text-muted">{name}</dt>
      <dd className="tabular min-w-0 text-end font-semibold break-all">{children}</dd>
    </div>
  );
}
