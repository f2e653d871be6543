import { minorToWire } from '@wau/money/minor';
import type { readOpenTurnover } from './turnover-requirements.ts';

/** What rewards still ask for, as it travels. */
export function turnoverToWire({
  requiredMinor,
  playedMinor,
  missingMinor,
}: Pick<Awaited<ReturnType<typeof readOpenTurnover>>, 'requiredMinor' | 'playedMinor' | 'missingMinor'>) {
  return {
    requiredMinor: minorToWire(requiredMinor),
    playedMinor: minorToWire(playedMinor),
    missingMinor: minorToWire(missingMinor),
  };
}
