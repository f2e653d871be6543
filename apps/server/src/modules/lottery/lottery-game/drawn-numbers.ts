import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { familyOn } from './family-on.ts';
import type { LotteryGame } from './lottery-game.ts';

/**
 * The numbers of a draw, in arrays of the answer's own and in the order in which its family draws and writes them: a stored
 * result comes with its keys in the database's order.
 */
export function drawnNumbers(
  game: Pick<LotteryGame, 'family'>,
  numero: string,
  draw: LotteryDraw,
): Record<string, string[]> {
  const { shape } = familyOn(game, numero);
  return Object.fromEntries(shape.prizes.map(({ code }) => [code, [...(draw[code] ?? [])]]));
}
