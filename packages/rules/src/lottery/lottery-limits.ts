import type { NumberBounds, OddsStep } from './number-offers.ts';

/** What holds for some numbers of a play whatever is staked on them. */
export interface NumberRule {
  readonly playId: string;
  /** As picks of the play are written, or `allNumbers`. */
  readonly numbers: string;
  /** For one draw; `undefined`: for all. */
  readonly numero: string | undefined;
  /** Hot numbers pay so much of the odds; `undefined`: nothing is taken. */
  readonly oddsPercent: number | undefined;
}

/** All that can be picked of a play. */
export const allNumbers = '*';

/** What a merchant bounds in each draw of a lottery; `undefined`: nothing does. */
export interface LotteryLimits {
  /** Stakes of all players on a draw. */
  readonly drawStakeMinor: bigint | undefined;
  /** On one number of a play: of all players, of one of them, and what it may cost. */
  readonly numberStakeMinor: bigint | undefined;
  readonly memberNumberStakeMinor: bigint | undefined;
  readonly numberLiabilityMinor: bigint | undefined;
  /** What all lines of several numbers may cost together. */
  readonly combinedLiabilityMinor: bigint | undefined;
  readonly steps: readonly OddsStep[];
  readonly rules: readonly NumberRule[];
}

export const noLimits: LotteryLimits = {
  drawStakeMinor: undefined,
  numberStakeMinor: undefined,
  memberNumberStakeMinor: undefined,
  numberLiabilityMinor: undefined,
  combinedLiabilityMinor: undefined,
  steps: [],
  rules: [],
};

/** What of the limits bounds each number. */
export function numberBoundsOf(limits: LotteryLimits): NumberBounds {
  return {
    stakeMinor: limits.numberStakeMinor,
    memberStakeMinor: limits.memberNumberStakeMinor,
    liabilityMinor: limits.numberLiabilityMinor,
    steps: limits.steps,
  };
}

const amountNames = [
  'drawStakeMinor',
  'numberStakeMinor',
  'memberNumberStakeMinor',
  'numberLiabilityMinor',
  'combinedLiabilityMinor',
] as const;

/** Whether odds fall from step to step, each above the one before. */
export function areOddsSteps(steps: readonly OddsStep[]): boolean {
  return steps.every(({ aboveMinor, oddsPercent }, index) => {
    const before = steps[index - 1];
    return before === undefined || (before.aboveMinor < aboveMinor && before.oddsPercent > oddsPercent);
  });
}

/** How much of its odds a number pays in a draw by the rules; 0: it is closed. The lowest of several rules holds. */
export function ruledPercentOf(
  rules: readonly NumberRule[],
  { playId, number, numero }: { readonly playId: string; readonly number: string; readonly numero: string },
): number {
  const percents = rules
    .filter((rule) => rule.playId === playId && (rule.numero ?? numero) === numero && isAbout(rule, number))
    .map(({ oddsPercent }) => oddsPercent ?? 0);
  return Math.min(100, ...percents);
}

function isAbout({ numbers }: NumberRule, number: string): boolean {
  return numbers === allNumbers || linesOf(numbers).has(number);
}

const knownLines = new Map<string, ReadonlySet<string>>();
/** So many texts are kept apart already; a merchant has few. */
const mostKnown = 1_000;

/** The numbers of a text, each as it is written alone. */
function linesOf(numbers: string): ReadonlySet<string> {
  const known = knownLines.get(numbers);
  if (known !== undefined) return known;
  const fields = numbers.split('|');
  const lines = new Set(
    fields.flatMap((field, index) =>
      field === ''
        ? []
        : field.split(',').map((code) => '|'.repeat(index) + code + '|'.repeat(fields.length - 1 - index)),
    ),
  );
  if (knownLines.size >= mostKnown) knownLines.clear();
  knownLines.set(numbers, lines);
  return lines;
}

/** Whether by the new limits anything is taken, or paid, that was not by those before. */
export function loosensLotteryLimits(before: LotteryLimits, after: LotteryLimits): boolean {
  const raises = amountNames.some((name) => {
    const [was, is] = [before[name], after[name]];
    return was !== undefined && (is === undefined || is > was);
  });
  return raises || raisesOdds(before.steps, after.steps) || opensNumbers(before.rules, after.rules);
}

function raisesOdds(before: readonly OddsStep[], after: readonly OddsStep[]): boolean {
  return before.some(({ aboveMinor, oddsPercent }) => percentAbove(after, aboveMinor) > oddsPercent);
}

function percentAbove(steps: readonly OddsStep[], stakeMinor: bigint): number {
  return steps.findLast(({ aboveMinor }) => aboveMinor <= stakeMinor)?.oddsPercent ?? 100;
}

/** Each number that a rule was about must be under one that is as strict. */
function opensNumbers(before: readonly NumberRule[], after: readonly NumberRule[]): boolean {
  return before.some((rule) => {
    const strict = after.filter(
      ({ playId, numero, oddsPercent }) =>
        playId === rule.playId &&
        (numero ?? rule.numero) === rule.numero &&
        (oddsPercent ?? 0) <= (rule.oddsPercent ?? 0),
    );
    if (strict.some(({ numbers }) => numbers === allNumbers)) return false;
    if (rule.numbers === allNumbers) return true;
    const held = new Set(strict.flatMap(({ numbers }) => [...linesOf(numbers)]));
    return [...linesOf(rule.numbers)].some((number) => !held.has(number));
  });
}
