import { zonePartsOf } from '../../../platform/calendar/zone-parts.ts';
import type { LotteryGame } from './lottery-game.ts';

const partsOf = zonePartsOf({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day that it is where a game is drawn, as its draws are named by it: `20261130`. */
export function gameDay({ time_zone }: Pick<LotteryGame, 'time_zone'>, atMs: number): string {
  const parts = partsOf(time_zone, atMs);
  return ['year', 'month', 'day'].map((name) => parts.get(name)).join('');
}
