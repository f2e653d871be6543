import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { QrCode } from '../../../shared/qr-code/qr-code.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { Card } from '../../../ui/card.tsx';
import { safePayUrl } from './deposit-form.ts';
import type { Deposit } from './deposit-queries.ts';
import { PayCountdown } from './pay-countdown.tsx';

const words = {
  qr: { title: 'deposit.qr.title', text: 'deposit.qr.text', here: 'deposit.qr.here' },
  wallet: { title: 'deposit.wallet.title', text: 'deposit.wallet.text', here: 'deposit.wallet.here' },
} as const;

/**
 * What a deposit by QR or e-wallet asks of its member: the code to scan, for how long, and the way on this device. A wallet
 * is mostly on the same phone, so there the link is first.
 */
export function QrSteps({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslate();
  const money = useMoney();
  const { instructions } = deposit;
  if (instructions === null || instructions.kind === 'crypto') return null;
  const { kind, content } = instructions;
  const payUrl = safePayUrl(deposit.payUrl, window.location.href);
  const here =
    payUrl === undefined ? null : (
      <a
        href={payUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass(kind === 'wallet' ? 'primary' : 'secondary', 'medium', true)}
      >
        {t(words[kind].here)}
      </a>
    );
  return (
    <Card className="mb-4 space-y-3 text-center">
      <h3 className="font-semibold text-balance">
        {t(words[kind].title, { amount: money(minorOf(deposit.amountMinor), deposit.currencyCode) })}
      </h3>
      {kind === 'wallet' ? here : null}
      <QrCode text={content} label={t('deposit.qr.label')} />
      <PayCountdown deposit={deposit} />
      <p className="text-detail text-pretty text-muted">{t(words[kind].text)}</p>
      {kind === 'qr' ? here : null}
    </Card>
  );
}
