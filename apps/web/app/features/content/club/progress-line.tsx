import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { MemberClub } from './club-queries.ts';

interface ProgressLineProps {
  readonly label: string;
  readonly doneMinor: string;
  readonly amountMinor: string;
  readonly currencyCode: MemberClub['currencyCode'];
}

/** How much of an amount has come together, as a bar and in words. */
export function ProgressLine({ label, doneMinor, amountMinor, currencyCode }: ProgressLineProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const [done, amount] = [minorOf(doneMinor), minorOf(amountMinor)];
  const text = t('reward.progress.of', {
    done: money(done, currencyCode),
    amount: money(amount, currencyCode),
  });
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap justify-between gap-x-3 text-detail">
        <span className="text-muted">{label}</span>
        <span className="tabular">{text}</span>
      </div>
      <ProgressBar label={label} share={amount === 0n ? 1 : Number(done) / Number(amount)} text={text} />
    </div>
  );
}
