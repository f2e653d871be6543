import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { OrderEntry } from './lottery-orders-queries.ts';
import { stateNames, stateTones } from './order-state.ts';

type ResultParts = Pick<OrderEntry, 'state' | 'stakeMinor' | 'payoutMinor' | 'rebateMinor' | 'currencyCode'>;

/** What a draw brought in all, or how it stands. */
export function OrderResult({ entry }: { readonly entry: ResultParts }) {
  const t = useTranslate();
  if (entry.state !== 'settled') {
    return <Badge tone={stateTones[entry.state]}>{t(stateNames[entry.state])}</Badge>;
  }
  const net = toMinor(minorOf(entry.payoutMinor) + minorOf(entry.rebateMinor) - minorOf(entry.stakeMinor));
  return <SignedAmount amount={net} currencyCode={entry.currencyCode} />;
}
