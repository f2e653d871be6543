import type { LimboMathematics, LimboParameters } from '@wau/rules/limbo/limbo';

/** Targets that the steps lead through, in hundredths; between them a player types. */
const targetSteps = [
  101, 105, 110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 700, 1_000, 1_500, 2_000, 2_500, 5_000, 10_000,
  25_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000, 100_000_000,
] as const;

type Bounds = Pick<LimboMathematics, 'targetMinimumHundredths' | 'targetMaximumHundredths'>;

/** The target nearest to what is wished that the title takes. */
export function withTarget(
  { targetMinimumHundredths, targetMaximumHundredths }: Bounds,
  wishedHundredths: number,
): LimboParameters {
  const within = Math.min(targetMaximumHundredths, Math.max(targetMinimumHundredths, wishedHundredths));
  return { targetHundredths: within };
}

/** The next step up or down from a target, within what the title takes. */
export function stepTarget(
  bounds: Bounds,
  { targetHundredths }: LimboParameters,
  up: boolean,
): LimboParameters {
  const next = up
    ? targetSteps.find((step) => step > targetHundredths)
    : targetSteps.findLast((step) => step < targetHundredths);
  const end = up ? bounds.targetMaximumHundredths : bounds.targetMinimumHundredths;
  return withTarget(bounds, next ?? end);
}

/** Targets that are a tap away: five that spread over what the title takes. */
export function quickTargets(bounds: Bounds): readonly number[] {
  const { targetMinimumHundredths, targetMaximumHundredths } = bounds;
  const offered = [150, 200, 500, 1_000, 2_500, 5_000, 10_000, 100_000, 1_000_000].filter(
    (target) => target >= targetMinimumHundredths && target <= targetMaximumHundredths,
  );
  if (offered.length <= 5) return offered;
  const last = offered.length - 1;
  return [0, 1, 2, 3, 4].map((place) => offered[Math.round((place / 4) * last)] ?? targetMinimumHundredths);
}

/** `200` as `2.00`. */
export function targetText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Reads a target with up to two decimals, with point or comma; `undefined` for anything else. */
export function parseTarget(text: string): number | undefined {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*[×x]?\s*$/.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
