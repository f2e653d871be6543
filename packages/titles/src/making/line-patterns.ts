/**
 * The lines of a grid from the plainest on: straight rows, then lines that bend rarely and are their own mirror image, then
 * the rest. No line moves more than one row from a reel to the next.
 */
export function linePatterns(reels: number, rows: number, count: number): number[][] {
  const paths = pathsOf(reels, rows);
  if (count > paths.length) throw new RangeError(`${reels} x ${rows} has only ${paths.length} lines`);
  const middle = (rows - 1) / 2;
  const distance = (path: readonly number[]): number =>
    path.reduce((sum, row) => sum + Math.abs(row - middle), 0);
  return paths
    .map((path) => ({ path, plainness: bendsOf(path) + (isMirrored(path) ? 0 : 2) }))
    .toSorted((left, right) => left.plainness - right.plainness || distance(left.path) - distance(right.path))
    .slice(0, count)
    .map(({ path }) => path);
}

function pathsOf(reels: number, rows: number): number[][] {
  let paths: number[][] = Array.from({ length: rows }, (_, row) => [row]);
  for (let reel = 1; reel < reels; reel += 1) {
    paths = paths.flatMap((path) =>
      [-1, 0, 1]
        .map((step) => (path.at(-1) ?? 0) + step)
        .filter((row) => row >= 0 && row < rows)
        .map((row) => [...path, row]),
    );
  }
  return paths;
}

/** How often a line turns: one that rises all the way does not. */
function bendsOf(path: readonly number[]): number {
  const steps = path.slice(1).map((row, index) => row - (path[index] ?? row));
  return steps.slice(1).filter((step, index) => step !== steps[index]).length + (steps.some(Boolean) ? 1 : 0);
}

function isMirrored(path: readonly number[]): boolean {
  return path.every((row, index) => row === path.at(-1 - index));
}
