const dayMs = 86_400_000;
/** The middle of the new moons' table, and how long a lunation takes on average. */
const firstNewMoonDay = 2_451_550.09766;
const lunationDays = 29.530588861;
const unixEpochDay = 2_440_587.5;
/** How much the Earth's own clock lies behind in these decades. */
const clockLagMs = 75_000;

/**
 * When a new moon is, to within a minute in this century, by Meeus, Astronomical Algorithms, chapter 49. Number 0 is the
 * first of the year 2000.
 */
export function newMoonMs(number: number): number {
  const centuries = number / 1_236.85;
  const sun = 2.5534 + 29.1053567 * number - 0.0000014 * centuries ** 2;
  const moon = 201.5643 + 385.81693528 * number + 0.0107582 * centuries ** 2;
  const latitude = 160.7108 + 390.67050284 * number - 0.0016118 * centuries ** 2;
  const node = 124.7746 - 1.56375588 * number + 0.0020672 * centuries ** 2;
  const eccentricity = 1 - 0.002516 * centuries - 0.0000074 * centuries ** 2;
  const terms: readonly (readonly [amplitude: number, degrees: number])[] = [
    [-0.4072, moon],
    [0.17241 * eccentricity, sun],
    [0.01608, 2 * moon],
    [0.01039, 2 * latitude],
    [0.00739 * eccentricity, moon - sun],
    [-0.00514 * eccentricity, moon + sun],
    [0.00208 * eccentricity ** 2, 2 * sun],
    [-0.00111, moon - 2 * latitude],
    [-0.00057, moon + 2 * latitude],
    [0.00056 * eccentricity, 2 * moon + sun],
    [-0.00042, 3 * moon],
    [0.00042 * eccentricity, sun + 2 * latitude],
    [0.00038 * eccentricity, sun - 2 * latitude],
    [-0.00024 * eccentricity, 2 * moon - sun],
    [-0.00017, node],
    [0.000325, 299.77 + 0.107408 * number],
    [0.000165, 251.88 + 0.016321 * number],
    [0.000164, 251.83 + 26.651886 * number],
    [0.000126, 349.42 + 36.412478 * number],
  ];
  const mean = firstNewMoonDay + lunationDays * number + 0.00015437 * centuries ** 2;
  const day = terms.reduce(
    (sum, [amplitude, degrees]) => sum + amplitude * Math.sin((degrees * Math.PI) / 180),
    mean,
  );
  return (day - unixEpochDay) * dayMs - clockLagMs;
}
