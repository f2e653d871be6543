import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { safePayUrl } from './deposit-form.ts';
import type { Deposit } from './deposit-queries.ts';
import { PayCountdown } from './pay-countdown.tsx';

/** What a deposit by QR asks of its member: the code to scan, for how long, and the way without a second device. */
export function QrSteps({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslate();
  const money = useMoney();
  const { instructions } = deposit;
  if (instructions === null) return null;
  const payUrl = safePayUrl(deposit.payUrl, window.location.href);
  return (
    <Card className="mb-4 space-y-3 text-center">
      <h3 className="font-semibold">
        {t('deposit.qr.title', { amount: money(minorOf(deposit.amountMinor), deposit.currencyCode) })}
      </h3>
      <QrCode text={instructions.content} label={t('deposit.qr.label')} />
      <PayCountdown deposit={deposit} />
      <p className="text-detail text-pretty text-muted">{t('deposit.qr.text')}</p>
      {payUrl === undefined ? null : (
        <a href={payUrl} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary', 'medium', true)}>
          {t('deposit.qr.here')}
        </a>
      )}
    </Card>
  );
}
