import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { LotterySchedule } from './lottery-game-queries.ts';
import { isCalendar } from './schedule-draft.ts';

/** A Monday, from which days of the week are counted. */
const mondayMs = Date.UTC(2026, 10, 30);
const dayMs = 86_400_000;

/** When a lottery is drawn, in words. */
export function useScheduleWords() {
  const t = useTexts();
  const { locale } = useConsole().language;
  const { day } = useFormats();
  const weekdayName = (weekday: number): string =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(mondayMs + (weekday - 1) * dayMs),
    );
  const daysText = ({ weekdays, monthDays }: { weekdays: readonly number[]; monthDays: readonly number[] }) =>
    [
      ...(weekdays.length === 7 ? [t('lottery.every.day')] : weekdays.map(weekdayName)),
      ...(monthDays.length === 0 ? [] : [t('lottery.month.days', { days: monthDays.join(', ') })]),
    ].join(', ');
  return {
    weekdayName,
    scheduleText: (schedule: LotterySchedule): string =>
      isCalendar(schedule)
        ? `${daysText(schedule)} · ${schedule.times.join(', ')}`
        : t('lottery.every.seconds', { seconds: schedule.everySeconds }),
    leftOutText: (schedule: LotterySchedule): string =>
      isCalendar(schedule)
        ? [
            ...schedule.without.map(day),
            ...schedule.moved.map(({ from, to }) => `${day(from)} → ${day(to)}`),
          ].join(', ')
        : '',
  };
}
