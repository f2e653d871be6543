import type { IntegerSource } from '../integer-source.ts';

/** A source that gives the listed integers and throws when asked for more, or below a bound that they are not. */
export function listedIntegerSource(
  integers: readonly number[],
): IntegerSource & { readonly taken: () => number } {
  let taken = 0;
  return {
    nextInteger(bound) {
      const value = integers[taken];
      if (value === undefined) throw new RangeError('no integer is left');
      if (value >= bound) throw new RangeError(`${value} is not below ${bound}`);
      taken += 1;
      return value;
    },
    taken: () => taken,
  };
}
