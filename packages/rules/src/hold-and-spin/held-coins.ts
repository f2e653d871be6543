import type { IntegerSource } from '../integer-source.ts';
import type { LandedCoin } from '../slot/slot-events.ts';
import { positionOfCell } from '../slot/slot-grid.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import type { CoinDraw, CoinFace } from './hold-and-spin-mathematics.ts';

/** The coins that lie on the grid, cell by cell, with what they are worth now. */
export class HeldCoins {
  readonly #stride: number;
  /** Whether a coin lies in the cell. */
  readonly isHeld: Uint8Array;
  /** The plain value in a cell, in coins of the stake; zero for prizes and for what only multiplies. */
  readonly #values: Float64Array;
  readonly #prizes: (CoinFace | undefined)[];
  count = 0;
  /** What all plain values come to. */
  valueSum = 0;
  /** What all prizes on coins come to. */
  prizeSum = 0;

  constructor(reels: number, rows: number) {
    this.#stride = rows;
    this.isHeld = new Uint8Array(reels * rows);
    this.#values = new Float64Array(reels * rows);
    this.#prizes = new Array<CoinFace | undefined>(reels * rows);
  }

  clear(): void {
    this.isHeld.fill(0);
    this.#values.fill(0);
    this.#prizes.fill(undefined);
    this.count = 0;
    this.valueSum = 0;
    this.prizeSum = 0;
  }

  get isFull(): boolean {
    return this.count === this.isHeld.length;
  }

  /** What all coins pay together. */
  get pay(): number {
    return this.valueSum + this.prizeSum;
  }

  /** A coin has landed in a free cell. What has a power acts later, once all coins of the spin lie there. */
  land(cell: number, face: CoinFace): void {
    this.isHeld[cell] = 1;
    this.count += 1;
    if (face.kind === 'value') {
      this.#values[cell] = face.pay;
      this.valueSum += face.pay;
    } else if (face.kind === 'prize') {
      this.#prizes[cell] = face;
      this.prizeSum += face.prize.pay;
    }
  }

  /** A coin with a power acts. */
  act(round: SlotRoundInPlay, cell: number, face: CoinFace): void {
    if (face.kind === 'collect') {
      this.#values[cell] = this.valueSum;
      this.valueSum *= 2;
    } else if (face.kind === 'multiply') {
      for (let each = 0; each < this.#values.length; each += 1) {
        this.#values[each] = (this.#values[each] ?? 0) * face.by;
      }
      this.valueSum *= face.by;
    } else return;
    if (!round.isTold) return;
    const by = positionOfCell({ stride: this.#stride }, cell);
    const changed =
      face.kind === 'collect' ? [cell] : this.cells().filter((each) => this.#values[each] !== 0);
    const coins = changed.map((each) => this.toldCoin(round, each));
    round.tell(
      face.kind === 'collect'
        ? { type: 'coinsCollected', by, coins }
        : { type: 'coinsMultiplied', by, multiplier: face.by, coins },
    );
  }

  cells(): readonly number[] {
    return [...this.isHeld.keys()].filter((cell) => this.isHeld[cell] === 1);
  }

  /** A coin as it is told: with a power where it has just landed and has one. */
  toldCoin(round: SlotRoundInPlay, cell: number, face?: CoinFace): LandedCoin {
    const position = positionOfCell({ stride: this.#stride }, cell);
    const prize = this.#prizes[cell];
    if (prize?.kind === 'prize') {
      return { position, valueMinor: round.wireOf(prize.prize.pay), prize: prize.prize.name };
    }
    const coin = { position, valueMinor: round.wireOf(this.#values[cell] ?? 0) };
    if (face?.kind === 'collect') return { ...coin, power: 'collect' };
    if (face?.kind === 'multiply') return { ...coin, power: 'multiply', multiplier: face.by };
    return coin;
  }
}

/** One draw below the sum of the weights; faces lie one after another in the order of the file. */
export function drawCoin({ faces, weights, totalWeight }: CoinDraw, integers: IntegerSource): CoinFace {
  let left = integers.nextInteger(totalWeight);
  let index = 0;
  while (left >= (weights[index] ?? totalWeight)) {
    left -= weights[index] ?? 0;
    index += 1;
  }
  const face = faces[index];
  if (face === undefined) throw new RangeError('a draw beyond all coins');
  return face;
}
