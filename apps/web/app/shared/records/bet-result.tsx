import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { SignedAmount } from '../balance/signed-amount.tsx';

interface BetResultProps {
  readonly bet: {
    readonly status: 'open' | 'settled' | 'refunded';
    readonly stakeMinor: string;
    readonly payoutMinor: string;
    readonly currencyCode: CurrencyCode;
  };
}

/** What a bet brought in all, or why that is not known. */
export function BetResult({ bet }: BetResultProps) {
  const t = useTranslate();
  if (bet.status === 'settled') {
    const net = toMinor(minorOf(bet.payoutMinor) - minorOf(bet.stakeMinor));
    return <SignedAmount amount={net} currencyCode={bet.currencyCode} />;
  }
  return (
    <Badge tone={bet.status === 'open' ? 'waiting' : 'plain'}>
      {bet.status === 'open' ? t('bets.status.open') : t('bets.status.refunded')}
    </Badge>
  );
}
