/**
 * The server's time by the device's monotonic clock, so that a phone whose clock is wrong or is set meanwhile counts down
 * to the same moment. Both times are of `performance.now`; the answer's `now` is taken to be from halfway between them.
 */
export interface SalesClock {
  /** The server's time less the monotonic one. */
  readonly aheadMs: number;
}

export function salesClock(now: string, askedAtMs: number, answeredAtMs: number): SalesClock {
  return { aheadMs: Date.parse(now) - (askedAtMs + answeredAtMs) / 2 };
}

export function serverTimeMs({ aheadMs }: SalesClock, monotonicMs: number): number {
  return monotonicMs + aheadMs;
}

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** Whole days and hours that are left; `undefined` below a day, which a clock shows. */
export function daysLeft(seconds: number): { readonly days: number; readonly hours: number } | undefined {
  if (seconds < daySeconds) return undefined;
  const days = Math.floor(seconds / daySeconds);
  return { days, hours: Math.floor((seconds - days * daySeconds) / hourSeconds) };
}

/** Time left as a clock shows it: `02:05`, `1:02:05`. */
export function countdownText(seconds: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / hourSeconds);
  const minutes = Math.floor(seconds / 60);
  const clock = `${part(minutes - hours * 60)}:${part(seconds - minutes * 60)}`;
  return hours === 0 ? clock : `${hours}:${clock}`;
}
