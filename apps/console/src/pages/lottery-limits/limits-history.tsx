import { useInfiniteQuery } from '@tanstack/react-query';
import type { CurrencyCode } from '@wau/money/currency';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { PagedItems } from '../../ui/paged-items.tsx';
import { LimitsFacts } from './limits-facts.tsx';
import { limitChangesQuery } from './lottery-limit-queries.ts';

interface LimitsHistoryProps {
  readonly gameId: string;
  readonly family: string;
  readonly currencyCode: CurrencyCode;
}

/** How the limits were, the latest first; what a change made different stands before what it became. */
export function LimitsHistory({ gameId, family, currencyCode }: LimitsHistoryProps) {
  const services = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  const asked = useInfiniteQuery(limitChangesQuery(services, gameId));
  return (
    <PagedItems asked={asked} none={t('limits.history.none')}>
      {(changes) => (
        <ul aria-label={t('limits.history')} className="flex flex-col gap-3">
          {changes.map((change, index) => (
            <li key={change.version} className="rounded-medium border border-line bg-surface p-4">
              <p className="font-medium break-words">{change.reason}</p>
              <p className="mb-3 text-sm text-muted">
                {change.changedBy} · {moment(change.changedAt)}
              </p>
              <LimitsFacts
                family={family}
                limits={change}
                present={changes[index + 1]}
                currencyCode={currencyCode}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  );
}
