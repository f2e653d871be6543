import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { SlotRoundInPlay } from './slot-round.ts';
import { drawWeighted, parseWeightedChoice, type WeightedChoice } from './weighted-choice.ts';

/** What all wins of a free spin are multiplied by. */
export type MultiplierRule =
  | { readonly kind: 'fixed'; readonly value: number }
  | {
      readonly kind: 'growing';
      readonly start: number;
      readonly step: number;
      readonly maximum: number;
      /** After every spin, or only after one that won. */
      readonly grows: 'everySpin' | 'everyWin';
    }
  | { readonly kind: 'drawn'; readonly choices: WeightedChoice };

const largestMultiplier = 100;

/**
 * Reads `{ "kind": "fixed", "value": 3 }`, `{ "kind": "growing", "start": 1, "step": 1, "maximum": 10, "grows": "everyWin" }`
 * or `{ "kind": "drawn", "choices": [[1, 5], [2, 3]] }`.
 */
export function parseMultiplierRule(value: unknown): RuleResult<MultiplierRule> {
  if (hasExactlyKeys(value, ['kind', 'value']) && value.kind === 'fixed') {
    return isIntegerWithin(value.value, 1, largestMultiplier)
      ? accepted({ kind: 'fixed', value: value.value })
      : refused('slot.multiplier.invalid');
  }
  if (hasExactlyKeys(value, ['kind', 'choices']) && value.kind === 'drawn') {
    const choices = parseWeightedChoice(value.choices, 1, largestMultiplier);
    return choices.ok ? accepted({ kind: 'drawn', choices: choices.value }) : choices;
  }
  if (!hasExactlyKeys(value, ['kind', 'start', 'step', 'maximum', 'grows']) || value.kind !== 'growing') {
    return refused('slot.multiplier.invalid');
  }
  const { start, step, maximum, grows } = value;
  if (
    !isIntegerWithin(start, 1, largestMultiplier) ||
    !isIntegerWithin(step, 1, largestMultiplier) ||
    !isIntegerWithin(maximum, start, largestMultiplier) ||
    (grows !== 'everySpin' && grows !== 'everyWin')
  ) {
    return refused('slot.multiplier.invalid');
  }
  return accepted({ kind: 'growing', start, step, maximum, grows });
}

/** What the first free spin is multiplied by where nothing is drawn. */
export function firstMultiplier(rule: MultiplierRule): number {
  if (rule.kind === 'drawn') return 1;
  return rule.kind === 'fixed' ? rule.value : rule.start;
}

/** What the next free spin is multiplied by where nothing is drawn. */
export function nextMultiplier(rule: MultiplierRule, multiplier: number, hasWon: boolean): number {
  if (rule.kind !== 'growing' || (rule.grows === 'everyWin' && !hasWon)) return multiplier;
  return Math.min(rule.maximum, multiplier + rule.step);
}

/** The multiplier of a feature that is being played; told before the reels of a spin for which it has changed. */
export class SpinMultiplier {
  readonly #rule: MultiplierRule;
  #value: number;
  #toldValue = 1;

  constructor(rule: MultiplierRule) {
    this.#rule = rule;
    this.#value = firstMultiplier(rule);
  }

  /** Called before the reels of each spin. A drawn one takes its integer here. */
  forNextSpin(round: SlotRoundInPlay): number {
    if (this.#rule.kind === 'drawn') this.#value = drawWeighted(this.#rule.choices, round.integers);
    if (round.isTold && this.#value !== this.#toldValue) {
      this.#toldValue = this.#value;
      round.tell({ type: 'multiplierChanged', multiplier: this.#value });
    }
    return this.#value;
  }

  /** Called after each spin. */
  afterSpin(hasWon: boolean): void {
    this.#value = nextMultiplier(this.#rule, this.#value, hasWon);
  }
}
