import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { isMultipleOf, type Wager } from '../wager.ts';

/**
 * A spin is played with `{}`, a bought feature with `{ "buy": "<feature>" }`. The stake of the wager is the full price:
 * the base stake, which pays are measured by, is the stake divided by the price.
 */
export interface SlotParameters {
  readonly buy?: string;
}

export type SlotRefusalCode = 'slot.parameters.invalid' | 'slot.buy.unavailable' | 'decision.invalid';

/** How a title's stakes are made up. */
export interface SlotStakes {
  /**
   * A base stake is so many coins, and all pays are whole coins: no win of a slot is ever rounded. For lines it is often
   * their number.
   */
  readonly coins: number;
  /** What each feature that may be bought costs, in base stakes. */
  readonly prices: ReadonlyMap<string, number>;
}

const coinsMaximum = 200;
const priceMinimum = 2;
const priceMaximum = 1000;

/** Reads `coins` and `buys` (`{ "freeSpins": 80 }`: feature and price) of a title's mathematics. */
export function parseSlotStakes(
  coins: unknown,
  buys: unknown,
  features: readonly string[],
): RuleResult<SlotStakes> {
  if (!isIntegerWithin(coins, 1, coinsMaximum)) return refused('slot.coins.invalid');
  if (typeof buys !== 'object' || buys === null || Array.isArray(buys)) return refused('slot.buys.invalid');
  const prices = new Map<string, number>();
  for (const [feature, price] of Object.entries(buys)) {
    if (!features.includes(feature)) return refused('slot.buys.feature.invalid');
    if (!isIntegerWithin(price, priceMinimum, priceMaximum)) return refused('slot.buys.price.invalid');
    prices.set(feature, price);
  }
  return accepted({ coins, prices });
}

/** Reads foreign parameters. Never throws. */
export function parseSlotParameters(
  { prices }: SlotStakes,
  value: unknown,
): RuleResult<SlotParameters, SlotRefusalCode> {
  if (hasExactlyKeys(value, ['buy'])) {
    const { buy } = value;
    return typeof buy === 'string' && prices.has(buy) ? accepted({ buy }) : refused('slot.buy.unavailable');
  }
  return hasExactlyKeys(value, []) ? accepted({}) : refused('slot.parameters.invalid');
}

/** What a spin or a bought feature costs, in base stakes: 1 for a spin. */
function priceOf({ prices }: SlotStakes, { buy }: SlotParameters): number {
  return buy === undefined ? 1 : (prices.get(buy) ?? 1);
}

/** A stake is a multiple of it, so that it makes up whole coins at the price of what is played. */
export function slotStakeStepMinor(stakes: SlotStakes, parameters: SlotParameters): bigint {
  return BigInt(stakes.coins * priceOf(stakes, parameters));
}

/** What one coin is worth. Throws `RangeError` for a stake that makes up no whole coins, which `checkStake` refuses before. */
export function coinMinorOf(stakes: SlotStakes, parameters: SlotParameters, { stakeMinor }: Wager): bigint {
  const step = slotStakeStepMinor(stakes, parameters);
  if (!isMultipleOf(stakeMinor, step))
    throw new RangeError(`a stake of ${stakeMinor} is no multiple of ${step}`);
  return stakeMinor / step;
}
