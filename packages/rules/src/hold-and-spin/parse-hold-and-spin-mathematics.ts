import { hasExactlyKeys, isIntegerWithin, isListOf } from '../parameters.ts';
import {
  type ReelFreeSpins,
  type ReelGame,
  readReelFreeSpins,
  readReelGame,
} from '../reel-game/reel-game.ts';
import type { RuleResult } from '../rule-result.ts';
import { must, need, readMathematics } from '../slot/read-mathematics.ts';
import { stripsHold } from '../slot/reel-strips.ts';
import { parseSlotStakes } from '../slot/slot-stake.ts';
import { bonusNumber, coinNumber, scatterNumber } from '../slot/slot-symbol.ts';
import {
  type CoinDraw,
  type CoinFace,
  type HoldAndSpinMathematics,
  type HoldRules,
  prizeNames,
} from './hold-and-spin-mathematics.ts';

const keys = [
  'coins',
  'buys',
  'rows',
  'lines',
  'pays',
  'scatterPays',
  'reels',
  'coinValues',
  'prizes',
  'hold',
  'hasCollector',
  'freeSpins',
] as const;
const payMaximum = 1_000_000;
const weightMaximum = 1_000;
const facesMaximum = 20;
const triggerMinimum = 4;
const respinsMaximum = 5;
const multiplyMaximum = 10;

/** Reads a title's mathematics; docs/games/hold-and-spin.md describes them. */
export function parseHoldAndSpinMathematics(value: unknown): RuleResult<HoldAndSpinMathematics> {
  return readMathematics(() => {
    must(hasExactlyKeys(value, keys), 'hold.mathematics.invalid');
    const { hasCollector } = value;
    must(typeof hasCollector === 'boolean', 'hold.collector.invalid');
    const game = readReelGame(
      value,
      hasCollector ? [scatterNumber, coinNumber, bonusNumber] : [scatterNumber, coinNumber],
    );
    must(stripsHold(game.strips, coinNumber), 'hold.coins.missing');
    must(stripsHold(game.strips, bonusNumber) === hasCollector, 'hold.collector.invalid');
    const faces = readFaces(value.coinValues, value.prizes);
    const hold = readHold(value.hold, faces, game);
    const freeSpins = value.freeSpins === null ? undefined : readFreeSpins(value.freeSpins, game);
    const features = freeSpins === undefined ? ['holdAndSpin'] : ['holdAndSpin', 'freeSpins'];
    return {
      stakes: need(parseSlotStakes(value.coins, value.buys, features)),
      game,
      reelCoins: drawOf(faces),
      hold,
      hasCollector,
      freeSpins,
    };
  });
}

type WeighedFace = readonly [CoinFace, number];

function drawOf(faces: readonly WeighedFace[]): CoinDraw {
  const weights = faces.map(([, weight]) => weight);
  return {
    faces: faces.map(([face]) => face),
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

/** Pairs of what a coin is worth and its weight, and what each of the prizes on coins pays and weighs. */
function readFaces(values: unknown, prizes: unknown): readonly WeighedFace[] {
  const isPair = (pair: unknown): pair is [number, number] =>
    Array.isArray(pair) &&
    pair.length === 2 &&
    isIntegerWithin(pair[0], 1, payMaximum) &&
    isIntegerWithin(pair[1], 1, weightMaximum);
  must(isListOf(values, 1, facesMaximum, isPair), 'hold.values.invalid');
  must(
    values.every(([pay], index) => index === 0 || pay > (values[index - 1]?.[0] ?? 0)),
    'hold.values.invalid',
  );
  must(typeof prizes === 'object' && prizes !== null && !Array.isArray(prizes), 'hold.prizes.invalid');
  const faces: WeighedFace[] = values.map(([pay, weight]) => [{ kind: 'value', pay }, weight]);
  for (const [key, pair] of Object.entries(prizes)) {
    const name = prizeNames.find((known) => known === key);
    must(name !== undefined && isPair(pair), 'hold.prizes.invalid');
    faces.push([{ kind: 'prize', prize: { name, pay: pair[0] } }, pair[1]]);
  }
  return faces;
}

function readHold(value: unknown, faces: readonly WeighedFace[], { reels, rows }: ReelGame): HoldRules {
  must(
    hasExactlyKeys(value, ['trigger', 'respins', 'landing', 'collect', 'multiply', 'grand']),
    'hold.rules.invalid',
  );
  const { trigger, respins, landing, collect, multiply, grand } = value;
  must(isIntegerWithin(trigger, triggerMinimum, reels * rows - 1), 'hold.trigger.invalid');
  must(isIntegerWithin(respins, 1, respinsMaximum), 'hold.respins.invalid');
  must(Array.isArray(landing) && landing.length === 2, 'hold.landing.invalid');
  const [lands, outOf] = landing as [unknown, unknown];
  must(isIntegerWithin(outOf, 2, weightMaximum), 'hold.landing.invalid');
  must(isIntegerWithin(lands, 1, outOf - 1), 'hold.landing.invalid');
  must(isIntegerWithin(grand, 1, payMaximum), 'hold.grand.invalid');
  must(isIntegerWithin(collect, 0, weightMaximum), 'hold.powers.invalid');
  const isMultiplier = (pair: unknown): pair is [number, number] =>
    Array.isArray(pair) &&
    pair.length === 2 &&
    isIntegerWithin(pair[0], 2, multiplyMaximum) &&
    isIntegerWithin(pair[1], 1, weightMaximum);
  must(isListOf(multiply, 0, facesMaximum, isMultiplier), 'hold.powers.invalid');
  const powers: WeighedFace[] = collect === 0 ? [] : [[{ kind: 'collect' }, collect]];
  for (const [by, weight] of multiply) powers.push([{ kind: 'multiply', by }, weight]);
  return {
    trigger,
    respins,
    landing: lands,
    landingOutOf: outOf,
    coins: drawOf([...faces, ...powers]),
    grand,
  };
}

function readFreeSpins(value: unknown, game: ReelGame): ReelFreeSpins {
  must(hasExactlyKeys(value, ['spins', 'reels', 'multiplier']), 'hold.free.spins.invalid');
  return readReelFreeSpins(value, game, [scatterNumber, coinNumber]);
}
