/** Whole numbers from zero to below what is asked for, always the same of a seed, so that a failure can be repeated. */
export type DrawBelow = (below: number) => number;

export function randomFrom(seed: number): DrawBelow {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

export function drawOne<Value>(random: DrawBelow, values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('there are some');
  return value;
}
