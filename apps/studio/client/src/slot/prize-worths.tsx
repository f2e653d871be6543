import { type Minor, toMinor } from '@wau/money/minor';
import type { BonusPrize } from '@wau/rules/slot/slot-events';
import { amountOf } from '../play/desk-state.ts';
import { useMoney } from '../play/play-context.tsx';

interface PrizeWorthsProps {
  readonly prizes: readonly BonusPrize[];
  /** All of them count so many times. */
  readonly factor: number;
}

/** What each name in boxes or on a wheel is worth: the name alone tells nobody. */
export function PrizeWorths({ prizes, factor }: PrizeWorthsProps) {
  const money = useMoney();
  const worths = worthsOf(prizes, factor);
  if (worths.length === 0) return null;
  return (
    <ul className="slot-worths">
      {worths.map(([name, worthMinor]) => (
        <li key={name}>
          {name.toUpperCase()} <b>{money.shortDigits(worthMinor)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Each name once, the least first. */
function worthsOf(prizes: readonly BonusPrize[], factor: number): readonly (readonly [string, Minor])[] {
  const worths = new Map<string, Minor>();
  for (const prize of prizes) {
    if ((prize.kind !== 'token' && prize.kind !== 'credit') || prize.prize === undefined) continue;
    worths.set(prize.prize, toMinor(amountOf(prize.valueMinor) * BigInt(factor)));
  }
  return [...worths].toSorted(([, one], [, other]) => Number(one - other));
}
