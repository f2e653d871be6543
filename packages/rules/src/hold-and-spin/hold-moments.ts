import type { CoinDraw, CoinFace, HoldRules } from './hold-and-spin-mathematics.ts';

/** Means over the faces of a coin: of what it is worth plainly, as a prize, and of what it multiplies the others by. */
interface FaceMeans {
  readonly value: number;
  readonly valueSquare: number;
  readonly prize: number;
  readonly prizeSquare: number;
  readonly factor: number;
  readonly factorSquare: number;
}

function meansOf({ faces, weights, totalWeight }: CoinDraw): FaceMeans {
  const mean = (read: (face: CoinFace) => number): number =>
    faces.reduce((sum, face, index) => sum + (weights[index] ?? 0) * read(face), 0) / totalWeight;
  return {
    value: mean(valueOfFace),
    valueSquare: mean((face) => valueOfFace(face) ** 2),
    prize: mean(prizeOfFace),
    prizeSquare: mean((face) => prizeOfFace(face) ** 2),
    factor: mean(factorOfFace),
    factorSquare: mean((face) => factorOfFace(face) ** 2),
  };
}

function valueOfFace(face: CoinFace): number {
  return face.kind === 'value' ? face.pay : 0;
}

function prizeOfFace(face: CoinFace): number {
  return face.kind === 'prize' ? face.prize.pay : 0;
}

/** One that collects adds all plain values once more, which doubles their sum. */
function factorOfFace(face: CoinFace): number {
  if (face.kind === 'collect') return 2;
  return face.kind === 'multiply' ? face.by : 1;
}

/** Mean and mean square of what so many coins come to that have no powers. */
export function coinMoments(
  draw: CoinDraw,
  count: number,
): { readonly mean: number; readonly square: number } {
  const { value, valueSquare, prize, prizeSquare } = meansOf(draw);
  const one = value + prize;
  return { mean: count * one, square: count * (valueSquare + prizeSquare) + count * (count - 1) * one ** 2 };
}

/**
 * How likely a state of the respins is, and with that weight the means of the plain values (`v`) and of the prizes (`p`)
 * that lie there, of their squares and of their product.
 */
interface Moments {
  share: number;
  v: number;
  p: number;
  vv: number;
  vp: number;
  pp: number;
}

/**
 * What respins pay that start with so many coins, exactly. They are a Markov chain whose state is the number of coins and
 * of respins left; each respin brings a binomial number of coins. New coins change the sum of plain values to
 * `factor * (sum + new values)`, so the moments of both sums follow from those of the state before.
 */
export function holdMoments(
  hold: HoldRules,
  reelCoins: CoinDraw,
  cells: number,
  start: number,
): { readonly mean: number; readonly square: number } {
  const states = Array.from({ length: cells + 1 }, () =>
    Array.from({ length: hold.respins + 1 }, (): Moments => ({ share: 0, v: 0, p: 0, vv: 0, vp: 0, pp: 0 })),
  );
  const first = states[start]?.[hold.respins];
  if (first === undefined) throw new RangeError('more coins than cells');
  const onReels = meansOf(reelCoins);
  const pairs = start * (start - 1);
  Object.assign(first, {
    share: 1,
    v: start * onReels.value,
    p: start * onReels.prize,
    vv: start * onReels.valueSquare + pairs * onReels.value ** 2,
    vp: pairs * onReels.value * onReels.prize,
    pp: start * onReels.prizeSquare + pairs * onReels.prize ** 2,
  });
  const means = meansOf(hold.coins);
  for (let count = start; count < cells; count += 1) {
    const chances = binomial(cells - count, hold.landing / hold.landingOutOf);
    for (let left = hold.respins; left > 0; left -= 1) {
      const from = states[count]?.[left];
      if (from === undefined || from.share === 0) continue;
      chances.forEach((chance, landed) => {
        const to = states[count + landed]?.[landed === 0 ? left - 1 : hold.respins];
        if (to !== undefined) addLanding(to, from, means, landed, chance);
      });
    }
  }
  let mean = 0;
  let square = 0;
  states.forEach((byLeft, count) => {
    byLeft.forEach(({ share, v, p, vv, vp, pp }, left) => {
      if (left > 0 && count < cells) return;
      const grand = count === cells ? hold.grand : 0;
      mean += v + p + grand * share;
      square += vv + 2 * vp + pp + 2 * grand * (v + p) + grand ** 2 * share;
    });
  });
  return { mean, square };
}

/** So many coins land at once, with that chance: plain values and prizes first, then what multiplies them. */
function addLanding(to: Moments, from: Moments, means: FaceMeans, landed: number, chance: number): void {
  const { value, valueSquare, prize, prizeSquare, factor, factorSquare } = means;
  const pairs = landed * (landed - 1);
  // A coin that is worth something multiplies by nothing: one or two of the factors are then those of such a coin.
  const all = factor ** landed;
  const butOne = landed > 0 ? factor ** (landed - 1) : 0;
  const butTwo = landed > 1 ? factor ** (landed - 2) : 0;
  const squareAll = factorSquare ** landed;
  const squareButOne = landed > 0 ? factorSquare ** (landed - 1) : 0;
  const squareButTwo = landed > 1 ? factorSquare ** (landed - 2) : 0;
  to.share += chance * from.share;
  to.v += chance * (all * from.v + landed * value * butOne * from.share);
  to.p += chance * (from.p + landed * prize * from.share);
  to.vv +=
    chance *
    (squareAll * from.vv +
      2 * landed * value * squareButOne * from.v +
      (landed * valueSquare * squareButOne + pairs * value ** 2 * squareButTwo) * from.share);
  to.vp +=
    chance *
    (all * from.vp +
      landed * prize * butOne * from.v +
      landed * value * butOne * from.p +
      pairs * value * prize * butTwo * from.share);
  to.pp +=
    chance *
    (from.pp + 2 * landed * prize * from.p + (landed * prizeSquare + pairs * prize ** 2) * from.share);
}

/** How likely each number of successes is. */
function binomial(trials: number, chance: number): readonly number[] {
  let shares = [1];
  for (let trial = 0; trial < trials; trial += 1) {
    shares = [...shares, 0].map(
      (share, successes) => share * (1 - chance) + (shares[successes - 1] ?? 0) * chance,
    );
  }
  return shares;
}

/** What no respins exceed: a full grid of the best, all multiplied by as many of the best multipliers as pays most. */
export function holdBound(hold: HoldRules, reelCoins: CoinDraw, cells: number): number {
  const best = (read: (face: CoinFace) => number): number =>
    Math.max(...reelCoins.faces.map(read), ...hold.coins.faces.map(read));
  const value = best(valueOfFace);
  const prize = best(prizeOfFace);
  const factor = best(factorOfFace);
  let bound = 0;
  for (let powers = 0; powers <= cells - hold.trigger; powers += 1) {
    bound = Math.max(bound, (cells - powers) * Math.max(value * factor ** powers, prize));
  }
  return bound + hold.grand;
}
