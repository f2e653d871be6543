import type { CrashMathematics } from '@wau/rules/crash/crash';
import { endOfFlightMs } from '@wau/rules/crash/crash-curve';
import { announceMs, lateStartMs } from './flight-times.ts';

/** By when a flight is over, however high it goes: told of a flight that is under way, it tells nothing of its end. */
export function latestLandingMs(
  closesAtMs: number,
  { maximumHundredths, doublingMs }: Pick<CrashMathematics, 'maximumHundredths' | 'doublingMs'>,
): number {
  return closesAtMs + lateStartMs + announceMs + endOfFlightMs(maximumHundredths, doublingMs);
}
