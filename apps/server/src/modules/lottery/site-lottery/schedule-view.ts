import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { DrawSchedule } from '../lottery-draw/draw-schedule.ts';

type View = CallValue<Calls['listAddableLotteries']>['list'][number]['schedule'];

/** As it travels. */
export function scheduleView(schedule: DrawSchedule): View {
  if ('everySeconds' in schedule) return schedule;
  const { times, weekdays, monthDays, without, moved } = schedule;
  return {
    times: [...times],
    weekdays: [...weekdays],
    monthDays: [...monthDays],
    without: [...without],
    moved: moved.map((move) => ({ ...move })),
  };
}
