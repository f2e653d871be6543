import { toMinor } from '@wau/money/minor';
import { multiplierOne } from '@wau/rules/multiplier';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import { type OpenTitle, readTitleShelf } from '@wau/titles/title-shelf';
import { print } from './print.ts';

const deviatesOf99Percent = 2.5758;
const deviatesOf9999Percent = 3.8906;
/** Rounds end: no rule of any engine takes more decisions than this. */
const maximumDecisions = 500;

/**
 * Plays a title with the code that plays for money, by the published rule where there is something to decide, and
 * compares what comes out with what its players are told. Arguments: the title's id (`wau-bulan`), number of rounds
 * (1,000,000), seed (2026). The process ends with 1 when the return that is told lies outside the 99.99 % confidence
 * interval of the simulated one.
 */
export async function run(): Promise<void> {
  const gameId = process.argv[3] ?? 'wau-bulan';
  const rounds = wholeNumberArgument(4, 1_000_000);
  const seed = wholeNumberArgument(5, 2026);
  const title = readTitleShelf().find(gameId);
  if (title === undefined) throw new RangeError(`no title ${gameId}`);
  const startedAtMs = performance.now();
  const { mean, deviation } = simulate(title, rounds, seed);
  const seconds = (performance.now() - startedAtMs) / 1000;
  const standardError = deviation / Math.sqrt(rounds);
  const told = Number(title.figures.ways[0]?.returnPercent) / 100;
  const deviates = (mean - told) / standardError;
  const halfWidth = deviatesOf99Percent * standardError;
  const perSecond = Math.round(rounds / seconds);
  print(`${gameId}: ${rounds} rounds in ${seconds.toFixed(1)} s (${perSecond} per second), seed ${seed}`);
  print(
    `return ${percent(mean)}, with 99 % confidence ${percent(mean - halfWidth)} to ${percent(mean + halfWidth)}`,
  );
  print(
    `told ${percent(told)}: ${deviates.toFixed(2)} standard errors away; standard deviation ${deviation.toFixed(2)}`,
  );
  if (Math.abs(deviates) > deviatesOf9999Percent) process.exitCode = 1;
}

function simulate(
  { playable }: OpenTitle,
  rounds: number,
  seed: number,
): { readonly mean: number; readonly deviation: number } {
  const bet = playable.parseBet({});
  if (!bet.ok) throw new RangeError('a title whose bets have parameters is played by its own figures');
  const wager = { stakeMinor: toMinor(bet.value.stakeStepMinor * 100n), maxWinMinor: toMinor(10n ** 15n) };
  const integers = seededIntegerSource(seed);
  let sum = 0;
  let sumOfSquares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const multiplier = playToEnd(bet.value, wager, integers) / multiplierOne;
    sum += multiplier;
    sumOfSquares += multiplier * multiplier;
  }
  const mean = sum / rounds;
  return { mean, deviation: Math.sqrt(sumOfSquares / rounds - mean * mean) };
}

type Bet = Extract<ReturnType<OpenTitle['playable']['parseBet']>, { ok: true }>['value'];

/** What a round comes to in ten-thousandths of the stake. A round with decisions is played anew after each of them. */
function playToEnd(
  bet: Bet,
  wager: Parameters<Bet['play']>[0],
  integers: ReturnType<typeof seededIntegerSource>,
): number {
  const drawn: number[] = [];
  const decisions: unknown[] = [];
  for (let decided = 0; decided < maximumDecisions; decided += 1) {
    let place = 0;
    const result = bet.play(wager, decisions, {
      nextInteger(bound) {
        const known = drawn[place] ?? integers.nextInteger(bound);
        drawn[place] = known;
        place += 1;
        return known;
      },
    });
    if (result.kind === 'over') return result.multiplierTenThousandths;
    if (result.kind === 'illegal') throw new RangeError(result.code);
    decisions.push(result.decisionAtTimeout);
  }
  throw new RangeError('a round without an end');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}

function wholeNumberArgument(place: number, otherwise: number): number {
  const text = process.argv[place];
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`${text} is no whole number above zero`);
  return number;
}
