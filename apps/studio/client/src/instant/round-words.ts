import type { RoundView } from '../platform/studio-api.ts';
import type { StudioText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import type { MoneyText } from '../play/play-context.tsx';
import { payoutHundredths, resultTone } from '../play/rounds/result-tone.ts';
import { multiplierLabel } from './multiplier-label.ts';

/** How many times the stake a round paid, for the strip of last rounds. */
export function multiplierChip(round: RoundView): string {
  return `${multiplierLabel(payoutHundredths(round) * 100)}×`;
}

/** What a round brought, in words for whoever does not see it. */
export function resultWords(round: RoundView, t: StudioText, money: Pick<MoneyText, 'amount'>): string {
  const tone = resultTone(round);
  if (tone === 'lost') return t('instant.result.lost');
  const amount = money.amount(amountOf(round.payoutMinor));
  return tone === 'won' ? t('instant.result.won', { amount }) : t('instant.result.returned', { amount });
}
