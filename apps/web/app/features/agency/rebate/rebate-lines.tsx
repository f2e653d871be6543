import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import HandCoins from 'lucide-react/icons/hand-coins';
import { productNames } from '../../../platform/agency/product-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { type TeamRebateLine, teamRebateLinesQuery } from './team-rebate-queries.ts';

interface RebateLinesProps {
  readonly day: string;
  readonly currencyCode: CurrencyCode;
}

/** Whom a day's rebate came from, with both rates: the own, and what stayed further down. */
export function RebateLines({ day, currencyCode }: RebateLinesProps) {
  const t = useTranslate();
  return (
    <div className="space-y-3">
      <p className="text-caption text-pretty text-muted">{t('team.rebate.lines.text')}</p>
      <PagedList
        query={teamRebateLinesQuery(useApi(), day)}
        keyOf={(line) => `${line.memberId} ${line.product}`}
        renderRow={(line) => <LineRow line={line} currencyCode={currencyCode} />}
        empty={
          <EmptyState
            icon={<HandCoins />}
            title={t('team.rebate.none.title')}
            text={t('team.rebate.none.text')}
            action={null}
          />
        }
        skeletonCount={4}
      />
    </div>
  );
}

function LineRow({
  line,
  currencyCode,
}: {
  readonly line: TeamRebateLine;
  readonly currencyCode: CurrencyCode;
}) {
  const t = useTranslate();
  const money = useMoney();
  const percent = usePercent();
  const amount = (wire: string) => unbroken(money(minorOf(wire), currencyCode));
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="words font-semibold">{line.userName}</span>
        <span className="tabular font-semibold text-sea-text">{amount(line.earnedMinor)}</span>
      </div>
      <p className="tabular text-caption text-muted">
        {t(productNames[line.product])} · {t('team.rebate.of', { turnover: amount(line.turnoverMinor) })}
      </p>
      <p className="tabular text-caption text-muted">
        {t('team.rebate.rates', {
          own: percent(line.ownBasisPoints),
          below: percent(line.belowBasisPoints),
        })}
      </p>
    </div>
  );
}
