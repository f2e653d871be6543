import type { DrawShape } from './draw-shape.ts';
import type { LotteryPlay } from './lottery-play.ts';
import { type Picks, pickFieldsOf } from './pick-fields.ts';

/**
 * Whether each value that is picked is a line by itself, so that what is staked on it can be told number by number. Lines of
 * other plays combine several values; of them only the whole is told.
 */
export function isByNumber(play: LotteryPlay): boolean {
  switch (play.kind) {
    case 'numbers':
    case 'plate':
      return true;
    case 'choice':
      return play.chosen === 1;
    case 'positions':
      return play.chosen === 1 && (play.partWins ?? []).length === 0;
    case 'group':
      return false;
  }
}

/** The lines of picks of such a play, each as it is written when it stands alone. */
export function numbersOfPicks(shape: DrawShape, play: LotteryPlay, picks: Picks): readonly string[] {
  const fields = pickFieldsOf(shape, play);
  return fields.flatMap((field, index) =>
    (picks[index] ?? []).map(
      (value) => '|'.repeat(index) + field.codeOf(value) + '|'.repeat(fields.length - 1 - index),
    ),
  );
}
