import type { CurrencyCode } from '@wau/money/currency';
import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useShortMoney } from '../../platform/money/use-money.ts';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface TurnoverCardProps {
  /** Of all rewards together, in minor units. */
  readonly turnover: {
    readonly requiredMinor: string;
    readonly playedMinor: string;
    readonly missingMinor: string;
  };
  readonly currencyCode: CurrencyCode;
  /** What they are asked for one by one, and the ways on. */
  readonly children?: ReactNode;
}

/** How much of the stakes that rewards ask for is left before a withdrawal; nothing while nothing is. */
export function TurnoverCard({ turnover, currencyCode, children }: TurnoverCardProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const required = minorOf(turnover.requiredMinor);
  if (required === 0n) return null;
  const played = minorOf(turnover.playedMinor);
  const amounts = { done: money(played, currencyCode), amount: money(required, currencyCode) };
  const missing = money(minorOf(turnover.missingMinor), currencyCode);
  return (
    <Card className="space-y-2">
      <h2 className="font-semibold">{t('reward.open.title')}</h2>
      <ProgressBar
        label={t('reward.open.title')}
        share={Number(played) / Number(required)}
        text={t('reward.progress.of', amounts)}
      />
      <p className="tabular text-detail">{t('reward.progress.of', amounts)}</p>
      <p className="text-detail text-pretty text-muted">{t('reward.open.text', { missing })}</p>
      {children}
    </Card>
  );
}
