import type { IntegerSource } from '../integer-source.ts';
import { isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** Values that are drawn with whole weights. */
export interface WeightedChoice {
  readonly values: readonly number[];
  readonly weights: readonly number[];
  readonly totalWeight: number;
}

const choicesMaximum = 20;
const weightMaximum = 1000;

/** Reads `[[2, 50], [3, 10]]`: values in ascending order, each with its weight. */
export function parseWeightedChoice(
  value: unknown,
  smallest: number,
  largest: number,
): RuleResult<WeightedChoice> {
  if (!Array.isArray(value) || value.length < 1 || value.length > choicesMaximum) {
    return refused('slot.choice.invalid');
  }
  const values: number[] = [];
  const weights: number[] = [];
  for (const entry of value as unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 2) return refused('slot.choice.invalid');
    const [choice, weight] = entry as [unknown, unknown];
    if (!isIntegerWithin(choice, Math.max(smallest, (values.at(-1) ?? smallest - 1) + 1), largest)) {
      return refused('slot.choice.value.invalid');
    }
    if (!isIntegerWithin(weight, 1, weightMaximum)) return refused('slot.choice.weight.invalid');
    values.push(choice);
    weights.push(weight);
  }
  return accepted({ values, weights, totalWeight: weights.reduce((sum, weight) => sum + weight, 0) });
}

export function onlyChoice(value: number): WeightedChoice {
  return { values: [value], weights: [1], totalWeight: 1 };
}

/** Draws one of the values. Takes an integer below the sum of the weights, none where there is but one value. */
export function drawWeighted(
  { values, weights, totalWeight }: WeightedChoice,
  integers: IntegerSource,
): number {
  if (values.length === 1) return values[0] ?? 0;
  let left = integers.nextInteger(totalWeight);
  let index = 0;
  while (left >= (weights[index] ?? totalWeight)) {
    left -= weights[index] ?? 0;
    index += 1;
  }
  return values[index] ?? 0;
}

/** The sum of `weight * value ** power`; with the sum of the weights below it, that is a moment of what is drawn. */
export function weightedSum({ values, weights }: WeightedChoice, power: 1 | 2): number {
  return values.reduce((sum, value, index) => sum + (weights[index] ?? 0) * value ** power, 0);
}
