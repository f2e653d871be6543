import {
  type DiceDirection,
  type DiceMathematics,
  type DiceParameters,
  diceOutcomes,
  diceWinningOutcomes,
} from '@wau/rules/dice/dice';

/** Half of the numbers win. */
export const openingDiceChoice: DiceParameters = { direction: 'under', targetHundredths: 5000 };

/** The step of the slider and of its buttons: one whole number. */
export const sliderStepHundredths = 100;

/** What a title lets its players choose from. */
export type DiceBounds = Pick<DiceMathematics, 'winningOutcomesMinimum' | 'winningOutcomesMaximum'>;

export function targetBounds(
  { winningOutcomesMinimum, winningOutcomesMaximum }: DiceBounds,
  direction: DiceDirection,
): {
  readonly lowest: number;
  readonly highest: number;
} {
  return direction === 'under'
    ? { lowest: winningOutcomesMinimum, highest: winningOutcomesMaximum }
    : {
        lowest: diceOutcomes - 1 - winningOutcomesMaximum,
        highest: diceOutcomes - 1 - winningOutcomesMinimum,
      };
}

/** The choice with another target, brought within what may be chosen. */
export function withTarget(
  bounds: DiceBounds,
  choice: DiceParameters,
  targetHundredths: number,
): DiceParameters {
  const { lowest, highest } = targetBounds(bounds, choice.direction);
  return { ...choice, targetHundredths: Math.min(highest, Math.max(lowest, Math.round(targetHundredths))) };
}

/** The other direction at the same chance to win. */
export function withDirection(
  bounds: DiceBounds,
  choice: DiceParameters,
  direction: DiceDirection,
): DiceParameters {
  if (choice.direction === direction) return choice;
  return withChance(bounds, { ...choice, direction }, diceWinningOutcomes(choice));
}

/** The choice whose chance to win is the nearest to `chanceHundredths` of a per cent. */
export function withChance(
  bounds: DiceBounds,
  choice: DiceParameters,
  chanceHundredths: number,
): DiceParameters {
  const target = choice.direction === 'under' ? chanceHundredths : diceOutcomes - 1 - chanceHundredths;
  return withTarget(bounds, choice, target);
}

/** Moves the target by whole steps; a target between two steps goes to the next one in that direction. */
export function stepTarget(bounds: DiceBounds, choice: DiceParameters, steps: number): DiceParameters {
  const position = choice.targetHundredths / sliderStepHundredths;
  const from = steps > 0 ? Math.floor(position) : Math.ceil(position);
  return withTarget(bounds, choice, (from + steps) * sliderStepHundredths);
}

/** Where a number lies on the track, 0 at the left end and 1 at the right. */
export function trackShare(hundredths: number): number {
  return hundredths / (diceOutcomes - 1);
}

/** The whole number nearest to a place on the track, in hundredths. */
export function hundredthsAtShare(share: number): number {
  const hundredths = Math.min(1, Math.max(0, share)) * (diceOutcomes - 1);
  return Math.round(hundredths / sliderStepHundredths) * sliderStepHundredths;
}

/** `4950` as `49.50`. */
export function hundredthsText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Reads a number with up to two decimals, with point or comma; `undefined` for anything else. */
export function parseHundredths(text: string): number | undefined {
  const match = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
