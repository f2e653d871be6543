import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { mostDays, type Period, periods } from '../../platform/records/record-days.ts';
import { classNames } from '../../ui/class-names.ts';
import { PickedField } from '../../ui/fields/picked-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RecordZone } from './record-zone.tsx';
import type { RecordFilter } from './use-record-filter.ts';

interface RecordFiltersProps {
  readonly filter: RecordFilter;
  /** What else this record is filtered by. */
  readonly children: ReactNode;
}

/** What a record is kept to: a period, two days of one's choice where that is wanted, and what the record adds. */
export function RecordFilters({ filter, children }: RecordFiltersProps) {
  const t = useTranslate();
  const names = {
    today: t('records.period.today'),
    yesterday: t('records.period.yesterday'),
    week: t('records.period.week'),
    month: t('records.period.month'),
    lastMonth: t('records.period.lastMonth'),
    quarter: t('records.period.quarter'),
    dates: t('records.period.dates'),
  } satisfies Record<Period, string>;
  return (
    <div className="space-y-3">
      <Tabs
        label={t('records.period')}
        tabs={periods.map((value) => ({ value, label: names[value] }))}
        value={filter.period}
        onChange={(period) => filter.change({ period })}
      />
      {filter.period === 'dates' ? <ChosenDays filter={filter} /> : null}
      <div className="halves gap-3">{children}</div>
      <RecordZone />
    </div>
  );
}

function ChosenDays({ filter }: { filter: RecordFilter }) {
  const t = useTranslate();
  const { checked, chosen, today, change } = filter;
  const problem = checked.ok ? undefined : checked.problem;
  // A file has them: nothing is wrong with such days.
  const isInvalid = problem !== undefined && problem !== 'old';
  const texts = {
    order: t('records.dates.order'),
    long: t('records.dates.long', { days: mostDays }),
    missing: t('records.dates.missing'),
    old: t('records.dates.old', { days: mostDays }),
  };
  return (
    <div>
      <div className="halves gap-3">
        <PickedField
          type="date"
          label={t('records.from')}
          name="from"
          value={chosen.fromDay}
          onChange={(from) => change({ from })}
          maximum={today}
          isInvalid={isInvalid}
        />
        <PickedField
          type="date"
          label={t('records.to')}
          name="to"
          value={chosen.toDay}
          onChange={(to) => change({ to })}
          maximum={today}
          isInvalid={isInvalid}
        />
      </div>
      <p
        aria-live="polite"
        className={classNames('mt-1 text-sm text-pretty', isInvalid ? 'text-hibiscus-text' : 'text-muted')}
      >
        {problem === undefined ? '' : texts[problem]}
      </p>
    </div>
  );
}
