import { print } from './print.ts';

/** One thing to measure: does its work for a while and says how many units it finished a second. */
export interface Contender {
  readonly name: string;
  measure(durationMs: number): Promise<number>;
}

/** What one contender reached, round by round. */
export interface Series {
  /** Units a second. */
  readonly rates: readonly number[];
  /** Processor time of one unit, as far as `usedUs` saw it. */
  readonly unitUs: readonly number[];
}

/**
 * Measures the contenders in turns (A B C A B C …), so that whatever else the machine does hits all of them.
 * `usedUs` reads the processor time that was spent for them so far.
 */
export async function measureInTurns(
  contenders: readonly Contender[],
  rounds: number,
  durationMs: number,
  usedUs: () => Promise<number>,
): Promise<ReadonlyMap<string, Series>> {
  const series = new Map(
    contenders.map(({ name }) => [name, { rates: [] as number[], unitUs: [] as number[] }]),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, measure } of contenders) {
      const before = await usedUs();
      const rate = await measure(durationMs);
      series.get(name)?.rates.push(rate);
      series.get(name)?.unitUs.push(((await usedUs()) - before) / (rate * (durationMs / 1000)));
    }
    const line = [...series].map(([name, { rates }]) => `${name} ${Math.round(rates.at(-1) ?? 0)}/s`);
    print(`  round ${round}: ${line.join(', ')}`);
  }
  return series;
}

/** The median over the rounds of how many times faster `one` was: the two of a round met the same machine. */
export function medianRatio(one: Series, other: Series): number {
  return median(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs `clients` loops of `work` side by side for a while; the rate counts finished calls a second. */
export async function rateOf(
  clients: number,
  durationMs: number,
  work: (client: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const end = start + durationMs;
  let finished = 0;
  const loop = async (client: number): Promise<void> => {
    while (performance.now() < end) {
      await work(client);
      finished += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return finished / ((performance.now() - start) / 1000);
}
