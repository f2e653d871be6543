import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';

/** What the so many-th rewarded friend brings besides. */
export interface ReferralStep {
  readonly friendCount: number;
  readonly bonusMinor: Minor;
}

const stepPattern = /^([1-9][0-9]{0,3}):([1-9][0-9]{0,11})$/;
const mostSteps = 10;

/** Reads steps as a merchant's row has them, `5:1000 10:2500`; `undefined` for any other text. */
export function parseReferralSteps(text: string): readonly ReferralStep[] | undefined {
  const words = text === '' ? [] : text.split(' ');
  const steps = words.flatMap((word) => {
    const [, friendCount, bonusMinor] = stepPattern.exec(word) ?? [];
    if (friendCount === undefined || bonusMinor === undefined) return [];
    return [{ friendCount: Number(friendCount), bonusMinor: toMinor(BigInt(bonusMinor)) }];
  });
  const isRising = steps.every(
    ({ friendCount }, place) => friendCount > (steps[place - 1]?.friendCount ?? 0),
  );
  return steps.length === words.length && steps.length <= mostSteps && isRising ? steps : undefined;
}

/** What the friend brings besides who is the so many-th of a member's. */
export function stepBonus(steps: readonly ReferralStep[], friendCount: number): Minor {
  return steps.find((step) => step.friendCount === friendCount)?.bonusMinor ?? zeroMinor;
}
