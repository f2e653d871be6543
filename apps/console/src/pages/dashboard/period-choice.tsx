import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { lastDays, type Period, quickPeriods, samePeriod } from '../../ui/period.ts';
import { PressChoice } from '../../ui/press-choice.tsx';

interface PeriodChoiceProps {
  readonly period: Period;
  readonly today: string;
  readonly onChoose: (period: Period) => void;
}

/** Some usual periods by one press, and any two days. What the server refuses of them the sections say. */
export function PeriodChoice({ period, today, onChoose }: PeriodChoiceProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <PressChoice
        label={t('dashboard.period')}
        options={quickPeriods.map((count) => ({
          value: lastDays(count, today),
          text: t('dashboard.period.days', { count }),
        }))}
        isChosen={(each) => samePeriod(each, period)}
        onChoose={onChoose}
      />
      <ChosenDays
        key={`${period.fromDay} ${period.toDay}`}
        period={period}
        today={today}
        onChoose={onChoose}
      />
    </div>
  );
}

function ChosenDays({ period, today, onChoose }: PeriodChoiceProps) {
  const t = useTexts();
  const [fromDay, setFromDay] = useState(period.fromDay);
  const [toDay, setToDay] = useState(period.toDay);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ fromDay, toDay });
      }}
    >
      <DayField label={t('dashboard.period.from')} value={fromDay} latest={toDay} onChange={setFromDay} />
      <DayField label={t('dashboard.period.to')} value={toDay} latest={today} onChange={setToDay} />
      <Button type="submit">{t('dashboard.period.show')}</Button>
    </form>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly latest: string;
  readonly onChange: (value: string) => void;
}

function DayField({ label, value, latest, onChange }: DayFieldProps) {
  return (
    <label className="flex flex-col">
      <span className="text-sm text-muted">{label}</span>
      <input
        type="date"
        required
        value={value}
        max={latest}
        onChange={({ target }) => onChange(target.value)}
        className="tabular min-h-11 rounded-small border border-outline bg-surface px-2"
      />
    </label>
  );
}
