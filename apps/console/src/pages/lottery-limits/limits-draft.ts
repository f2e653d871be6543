import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { minorToTypedText, minorToWire, parseMajorText, parseMinor } from '@wau/money/minor';
import type { LimitsOrder } from './lottery-limit-queries.ts';

export const amountNames = [
  'drawStakeMinor',
  'numberStakeMinor',
  'memberNumberStakeMinor',
  'numberLiabilityMinor',
  'combinedLiabilityMinor',
] as const;
type AmountName = (typeof amountNames)[number];

/** A line of a list while it is typed; the key stays while others come and go. */
export interface StepDraft {
  readonly key: number;
  readonly above: string;
  readonly percent: string;
}
export interface RuleDraft {
  readonly key: number;
  readonly playId: string;
  readonly numbers: string;
  readonly numero: string;
  /** Empty: nothing is taken. */
  readonly percent: string;
}

/** Limits as they are typed: amounts in the currency, empty where nothing bounds. */
export interface LimitsDraft {
  readonly amounts: Readonly<Record<AmountName, string>>;
  readonly steps: readonly StepDraft[];
  readonly rules: readonly RuleDraft[];
}

export function draftOf(limits: LimitsOrder, currencyCode: CurrencyCode): LimitsDraft {
  return {
    amounts: Object.fromEntries(
      amountNames.map((name) => [name, typedOf(limits[name], currencyCode)]),
    ) as Record<AmountName, string>,
    steps: limits.oddsSteps.map(({ aboveMinor, oddsPercent }, key) => ({
      key,
      above: typedOf(aboveMinor, currencyCode),
      percent: String(oddsPercent),
    })),
    rules: limits.numberRules.map(({ playId, numbers, numero, oddsPercent }, key) => ({
      key,
      playId,
      numbers,
      numero: numero ?? '',
      percent: oddsPercent === null ? '' : String(oddsPercent),
    })),
  };
}

function typedOf(minorText: string | null, currencyCode: CurrencyCode): string {
  const amount = minorText === null ? undefined : parseMinor(minorText);
  return amount === undefined ? '' : minorToTypedText(amount, currencyOf(currencyCode));
}

/** Names of what is not as it must be: of an amount, or `step-` and `rule-` with the key of the line. */
export function wrongNamesOf(draft: LimitsDraft, currencyCode: CurrencyCode): readonly string[] {
  const amounts = amountNames.filter(
    (name) => draft.amounts[name].trim() !== '' && wireOf(draft.amounts[name], currencyCode) === undefined,
  );
  const steps = draft.steps.filter((step, index) => {
    const before = draft.steps[index - 1];
    const [above, percent] = [wireOf(step.above, currencyCode), percentOf(step.percent)];
    if (above === undefined || percent === undefined) return true;
    const aboveBefore = before === undefined ? undefined : wireOf(before.above, currencyCode);
    const percentBefore = before === undefined ? undefined : percentOf(before.percent);
    const isHigher = aboveBefore === undefined || BigInt(above) > BigInt(aboveBefore);
    return !isHigher || (percentBefore !== undefined && percent >= percentBefore);
  });
  const rules = draft.rules.filter(
    ({ numbers, numero, percent }) =>
      numbers.trim() === '' ||
      !/^(\d{8}(-\d{4})?)?$/.test(numero.trim()) ||
      (percent.trim() !== '' && percentOf(percent) === undefined),
  );
  return [...amounts, ...steps.map(({ key }) => `step-${key}`), ...rules.map(({ key }) => `rule-${key}`)];
}

export function orderOf(draft: LimitsDraft, currencyCode: CurrencyCode): LimitsOrder {
  const amountOf = (name: AmountName) => wireOf(draft.amounts[name], currencyCode) ?? null;
  return {
    drawStakeMinor: amountOf('drawStakeMinor'),
    numberStakeMinor: amountOf('numberStakeMinor'),
    memberNumberStakeMinor: amountOf('memberNumberStakeMinor'),
    numberLiabilityMinor: amountOf('numberLiabilityMinor'),
    combinedLiabilityMinor: amountOf('combinedLiabilityMinor'),
    oddsSteps: draft.steps.map(({ above, percent }) => ({
      aboveMinor: wireOf(above, currencyCode) ?? '0',
      oddsPercent: percentOf(percent) ?? 1,
    })),
    numberRules: draft.rules.map(({ playId, numbers, numero, percent }) => ({
      playId,
      numbers: listedOf(numbers),
      numero: numero.trim() === '' ? null : numero.trim(),
      oddsPercent: percentOf(percent) ?? null,
    })),
  };
}

/** Numbers may be typed or pasted with spaces, commas or semicolons between. */
function listedOf(numbers: string): string {
  return numbers
    .trim()
    .replaceAll(/[\s,;]+/g, ',')
    .replaceAll(/,?\|,?/g, '|');
}

function wireOf(text: string, currencyCode: CurrencyCode): string | undefined {
  const amount = parseMajorText(text.trim(), currencyOf(currencyCode));
  return amount === undefined || amount < 0n ? undefined : minorToWire(amount);
}

function percentOf(text: string): number | undefined {
  const trimmed = text.trim();
  return /^[1-9]\d?$/.test(trimmed) ? Number(trimmed) : undefined;
}
