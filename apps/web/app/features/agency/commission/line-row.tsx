import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { contractProductNames } from '../../../platform/agency/product-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import { lineBetsPath } from './commission-paths.ts';
import type { Commission, CommissionLine } from './commission-queries.ts';
import { useLineReckoning } from './use-line-reckoning.ts';
import { usePeriodText } from './use-period-text.ts';

interface LineRowProps {
  readonly line: CommissionLine;
  readonly commission: Pick<Commission, 'runId' | 'kind' | 'currencyCode'>;
}

/** What one member brought with one product; it leads to the bets, where there are any. */
export function LineRow({ line, commission }: LineRowProps) {
  const t = useTranslate();
  const periodText = usePeriodText();
  const reckoning = useLineReckoning(commission);
  const hasBets = line.basis === 'share';
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="words font-semibold">
            {line.userName}
            <span className="ms-2 text-caption font-normal text-muted">
              {t(contractProductNames[line.product])}
            </span>
          </span>
          <SignedAmount amount={minorOf(line.amountMinor)} currencyCode={commission.currencyCode} />
        </span>
        <span className="tabular mt-0.5 block text-caption text-pretty text-muted">{reckoning(line)}</span>
        <span className="words block text-caption text-muted">
          {[
            line.downlineUserName === null
              ? undefined
              : t('commission.line.through', { name: line.downlineUserName }),
            line.ownProduct === null || line.ownVersion === null
              ? undefined
              : t('commission.line.contract', {
                  product: t(contractProductNames[line.ownProduct]),
                  version: line.ownVersion,
                }),
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </span>
        {line.isCorrection ? (
          <span className="block text-caption text-gold-text">
            {t('commission.line.correction', { period: periodText(line) })}
          </span>
        ) : null}
      </span>
      {hasBets ? <ChevronRight className="size-5 shrink-0 text-muted rtl:-scale-x-100" /> : null}
    </>
  );
  const shape = 'flex min-h-16 items-center gap-3 px-4 py-3';
  if (!hasBets) return <div className={shape}>{content}</div>;
  return (
    <Link
      to={lineBetsPath(commission.runId, line.line)}
      className={`${shape} hover:bg-raised pressed:bg-raised`}
    >
      {content}
    </Link>
  );
}
