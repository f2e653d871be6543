import { toMinor } from '@wau/money/minor';
import { percentText, ratioToNumber } from '@wau/rules/exact-ratio';
import { multiplierOne } from '@wau/rules/multiplier';
import { seededIntegerSource } from '@wau/rules/testing/seeded-integer-source';
import { playWauBulan } from '@wau/rules/wau-bulan/wau-bulan';
import {
  enumerateBaseSpins,
  enumerateFreeSpins,
  type WauBulanFigures,
  wauBulanFigures,
} from '@wau/rules/wau-bulan/wau-bulan-return';
import { print } from './print.ts';

const deviatesOf99Percent = 2.5758;
const deviatesOf9999Percent = 3.8906;

/**
 * Plays "Wau Bulan" with the code that plays for money and compares what comes out with the enumeration.
 * Arguments: number of rounds (10,000,000), seed (2026). The process ends with 1 when the exact return lies outside
 * the 99.99 % confidence interval of the simulated one.
 */
export async function run(): Promise<void> {
  const rounds = wholeNumberArgument(3, 10_000_000);
  const seed = wholeNumberArgument(4, 2026);
  const startedAtMs = performance.now();
  const played = simulate(rounds, seed);
  const seconds = (performance.now() - startedAtMs) / 1000;
  const perSecond = Math.round(rounds / seconds);
  printFigure('rounds', `${rounds} in ${seconds.toFixed(1)} s (${perSecond} per second), seed ${seed}`);
  const deviates = compare(played, wauBulanFigures(enumerateBaseSpins(), enumerateFreeSpins()));
  if (Math.abs(deviates) > deviatesOf9999Percent) process.exitCode = 1;
}

/** What so many rounds came to; pays are in stakes. */
interface Simulation {
  readonly rounds: number;
  readonly sum: number;
  readonly sumOfSquares: number;
  readonly paying: number;
  readonly withFreeSpins: number;
  readonly freeSpins: number;
  readonly largest: number;
}

function simulate(rounds: number, seed: number): Simulation {
  const wager = { stakeMinor: toMinor(20n), maxWinMinor: toMinor(1_000_000_000n) };
  const integers = seededIntegerSource(seed);
  const totals = { rounds, sum: 0, sumOfSquares: 0, paying: 0, withFreeSpins: 0, freeSpins: 0, largest: 0 };
  for (let played = 0; played < rounds; played += 1) {
    const round = playWauBulan({}, wager, integers);
    const pay = round.multiplierTenThousandths / multiplierOne;
    totals.sum += pay;
    totals.sumOfSquares += pay * pay;
    if (pay > 0) totals.paying += 1;
    if (pay > totals.largest) totals.largest = pay;
    const close = round.events.find((event) => event.type === 'freeSpinsEnded');
    if (close === undefined) continue;
    totals.withFreeSpins += 1;
    totals.freeSpins += close.played;
  }
  return totals;
}

/** Prints both sides and returns how many standard errors the simulated return is away from the exact one. */
function compare(played: Simulation, figures: WauBulanFigures): number {
  const { rounds } = played;
  const mean = played.sum / rounds;
  const deviation = Math.sqrt((played.sumOfSquares - rounds * mean * mean) / (rounds - 1));
  // The exact deviation is known; the simulated one depends too much on how many of the rarest wins came by.
  const standardError = figures.standardDeviation / Math.sqrt(rounds);
  const low = percent(mean - deviatesOf99Percent * standardError);
  const high = percent(mean + deviatesOf99Percent * standardError);
  const deviates = (mean - ratioToNumber(figures.returnTotal)) / standardError;
  const spins = played.freeSpins / Math.max(1, played.withFreeSpins);
  const started = percent(played.withFreeSpins / rounds);

  printFigure('return simulated', `${percent(mean)}, 99 % confidence ${low} to ${high}`);
  const away = `${deviates.toFixed(2)} standard errors away`;
  printFigure('return exact', `${percentText(figures.returnTotal, 6)} %, ${away}`);
  printBoth('standard deviation', deviation.toFixed(3), figures.standardDeviation.toFixed(3));
  printBoth('rounds that pay', percent(played.paying / rounds), `${percentText(figures.hitFrequency, 4)} %`);
  printBoth('free spins start', started, `${percentText(figures.freeSpinsFrequency, 4)} %`);
  printBoth('free spins, mean', spins.toFixed(3), ratioToNumber(figures.meanFreeSpins).toFixed(3));
  printFigure('largest win', `${played.largest} times the stake`);
  return deviates;
}

function printBoth(label: string, simulated: string, exact: string): void {
  printFigure(label, `${simulated} simulated, ${exact} exact`);
}

function printFigure(label: string, text: string): void {
  print(`${label.padEnd(20)}${text}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}

function wholeNumberArgument(index: number, fallback: number): number {
  const text = process.argv[index];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 2) {
    throw new RangeError(`not a number of rounds or a seed: ${text}`);
  }
  return value;
}
