import { type ExactRatio, percentText } from '@wau/rules/exact-ratio';
import { type WheelSegment, wheelWeight } from '@wau/rules/wheel/wheel';

export interface ToldPay {
  readonly segment: WheelSegment;
  readonly chanceText: string;
}

/** What a wheel pays, each pay once, from the least up with what leads inwards at the end, and how often it comes. */
export function toldPays(segments: readonly WheelSegment[]): readonly ToldPay[] {
  const whole = wheelWeight(segments);
  const byPay = new Map<WheelSegment['pays'], number>();
  for (const { pays, weight } of segments) byPay.set(pays, (byPay.get(pays) ?? 0) + weight);
  const inOrder = [...byPay].toSorted(([left], [right]) => rankOf(left) - rankOf(right));
  return inOrder.map(([pays, weight]) => {
    const chance: ExactRatio = { numerator: BigInt(weight), denominator: BigInt(whole) };
    return { segment: { pays, weight }, chanceText: `${percentText(chance, 2)} %` };
  });
}

function rankOf(pays: WheelSegment['pays']): number {
  return pays === 'inner' ? Number.POSITIVE_INFINITY : pays;
}
