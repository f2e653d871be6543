import { toMinor } from '@wau/money/minor';
import { percentText, ratioToNumber } from '@wau/rules/exact-ratio';
import { multiplierOne } from '@wau/rules/multiplier';
import { seededIntegerSource } from '@wau/rules/testing/seeded-integer-source';
import { playWauBulan } from '@wau/rules/wau-bulan';
import { enumerateBaseSpins, enumerateFreeSpins, wauBulanFigures } from '@wau/rules/wau-bulan-return';
import { print } from './print.ts';

/**
 * Plays "Wau Bulan" with the code that plays for money and compares what comes out with the enumeration.
 * Arguments: number of rounds (10,000,000), seed (2026). Exits with 1 when the exact return lies outside the
 * 99.99 % confidence interval of the simulated one.
 */
const rounds = wholeNumberArgument(2, 10_000_000);
const seed = wholeNumberArgument(3, 2026);
const deviatesOf99Percent = 2.5758;
const deviatesOf9999Percent = 3.8906;

const wager = { stakeMinor: toMinor(20n), maxWinMinor: toMinor(1_000_000_000n) };
const integers = seededIntegerSource(seed);
let sum = 0;
let sumOfSquares = 0;
let paying = 0;
let withFreeSpins = 0;
let freeSpins = 0;
let largest = 0;
const startedAtMs = performance.now();
for (let played = 0; played < rounds; played += 1) {
  const round = playWauBulan({}, wager, integers);
  const pay = round.multiplierTenThousandths / multiplierOne;
  sum += pay;
  sumOfSquares += pay * pay;
  if (pay > 0) paying += 1;
  if (pay > largest) largest = pay;
  const close = round.events.find((event) => event.type === 'freeSpinsEnded');
  if (close?.type === 'freeSpinsEnded') {
    withFreeSpins += 1;
    freeSpins += close.played;
  }
}
const seconds = (performance.now() - startedAtMs) / 1000;

const figures = wauBulanFigures(enumerateBaseSpins(), enumerateFreeSpins());
const exact = ratioToNumber(figures.returnTotal);
const mean = sum / rounds;
const deviation = Math.sqrt((sumOfSquares - rounds * mean * mean) / (rounds - 1));
// The exact deviation is known; the simulated one depends too much on how many of the rarest wins came by.
const standardError = figures.standardDeviation / Math.sqrt(rounds);
const low = mean - deviatesOf99Percent * standardError;
const high = mean + deviatesOf99Percent * standardError;
const deviates = (mean - exact) / standardError;

printFigure(
  'rounds',
  `${rounds} in ${seconds.toFixed(1)} s (${Math.round(rounds / seconds)} per second), seed ${seed}`,
);
printFigure('return simulated', `${percent(mean)}, 99 % confidence ${percent(low)} to ${percent(high)}`);
printFigure(
  'return exact',
  `${percentText(figures.returnTotal, 6)} %, ${deviates.toFixed(2)} standard errors away`,
);
printFigure(
  'standard deviation',
  `${deviation.toFixed(3)} simulated, ${figures.standardDeviation.toFixed(3)} exact`,
);
printFigure(
  'hit frequency',
  `${percent(paying / rounds)} simulated, ${percentText(figures.hitFrequency, 4)} % exact`,
);
printFigure(
  'free spins',
  `${percent(withFreeSpins / rounds)} of rounds simulated, ${percentText(figures.freeSpinsFrequency, 4)} % exact; ` +
    `${(freeSpins / Math.max(1, withFreeSpins)).toFixed(3)} spins simulated, ` +
    `${ratioToNumber(figures.meanFreeSpins).toFixed(3)} exact`,
);
printFigure('largest win', `${largest} times the stake`);
if (Math.abs(deviates) > deviatesOf9999Percent) process.exitCode = 1;

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
  if (!Number.isSafeInteger(value) || value < 2)
    throw new RangeError(`not a number of rounds or a seed: ${text}`);
  return value;
}
