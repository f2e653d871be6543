import { print } from './print.ts';

/** One thing to measure: does its work for a while and says how many units it finished a second. */
export interface Contender {
  readonly name: string;
  measure(durationMs: number): Promise<number>;
}

/**
 * Measures the contenders in turns (A B C A B C …), so that whatever else the machine does hits all of them, and
 * returns the median rate of each.
 */
export async function measureInTurns(
  contenders: readonly Contender[],
  rounds: number,
  durationMs: number,
): Promise<ReadonlyMap<string, number>> {
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const contender of contenders) {
      rates.get(contender.name)?.push(await contender.measure(durationMs));
    }
    const line = contenders.map(({ name }) => `${name} ${Math.round(rates.get(name)?.at(-1) ?? 0)}/s`);
    print(`  round ${round}: ${line.join(', ')}`);
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]));
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
