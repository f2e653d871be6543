import { assert } from '@wau/service/refusal';
import type { DrawSchedule } from '../lottery-draw/draw-schedule.ts';
import { parseDrawSchedule } from '../lottery-draw/parse-draw-schedule.ts';

/** What two persons order of a lottery's schedule. */
export interface ScheduleOrder {
  readonly schedule: DrawSchedule;
  readonly closingSeconds: number;
}

/** The whole order in one way of writing, so that nobody approves more than they read. */
export function scheduleOrderText({ schedule, closingSeconds }: ScheduleOrder): string {
  return JSON.stringify({ schedule, closingSeconds });
}

/** Reads what `scheduleOrderText` has written. */
export function readScheduleOrder(text: string): ScheduleOrder {
  const order: unknown = JSON.parse(text);
  assert(
    typeof order === 'object' && order !== null && 'schedule' in order && 'closingSeconds' in order,
    'an order about a schedule was stored as one',
  );
  const schedule = parseDrawSchedule(order.schedule);
  assert(schedule !== undefined, 'what was asked for is a schedule');
  return { schedule, closingSeconds: Number(order.closingSeconds) };
}
