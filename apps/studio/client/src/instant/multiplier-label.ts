/** The units that large multipliers are counted in, from the largest down, each from where it is used on. */
const units = [
  { from: 1e9, unit: 1e9, letter: 'B' },
  { from: 1e6, unit: 1e6, letter: 'M' },
  { from: 1e4, unit: 1e3, letter: 'k' },
  { from: 0, unit: 1, letter: '' },
] as const;

/**
 * A multiplier in the few characters that fit a chip or a segment: `1.98`, `24.7`, `2277`, `31.4k`. Cut, never rounded up,
 * so that nothing promises more than it pays; no decimals that are zero.
 */
export function multiplierLabel(multiplierTenThousandths: number): string {
  const multiplier = multiplierTenThousandths / 10_000;
  const { unit, letter } = units.find(({ from }) => multiplier >= from) ?? units[3];
  const value = multiplier / unit;
  const scale = value >= 100 ? 1 : value >= 10 ? 10 : 100;
  // Whole numbers are multiplied and cut, so that no float makes 1.14 of 1.15.
  return `${Math.floor((multiplierTenThousandths * scale) / (unit * 10_000)) / scale}${letter}`;
}
