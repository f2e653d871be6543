import { type BetLine, stakeOf, winOf } from './bet-line.ts';

export interface BasketLine extends BetLine {
  /** Names the line on the page; never sent. */
  readonly lineId: number;
}

/** What waits to be staked. Sums are kept with it, so that a tap never goes through picks again. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly lineCount: bigint;
  readonly stakeMinor: bigint;
  readonly nextLineId: number;
}

export const emptyBasket: Basket = { lines: [], lineCount: 0n, stakeMinor: 0n, nextLineId: 1 };

export function withLine(basket: Basket, line: BetLine): Basket {
  return {
    lines: [...basket.lines, { ...line, lineId: basket.nextLineId }],
    lineCount: basket.lineCount + line.lineCount,
    stakeMinor: basket.stakeMinor + stakeOf(line),
    nextLineId: basket.nextLineId + 1,
  };
}

/** The basket with another line in the place of one; unchanged where that is gone. */
export function withLineReplaced(basket: Basket, lineId: number, line: BetLine): Basket {
  const before = basket.lines.find((each) => each.lineId === lineId);
  if (before === undefined) return basket;
  return {
    ...basket,
    lines: basket.lines.map((each) => (each === before ? { ...line, lineId } : each)),
    lineCount: basket.lineCount - before.lineCount + line.lineCount,
    stakeMinor: basket.stakeMinor - stakeOf(before) + stakeOf(line),
  };
}

/** The basket with each line made anew; one that cannot be made stays as it is. */
export function withLinesMade(basket: Basket, make: (line: BasketLine) => BetLine | undefined): Basket {
  return basket.lines.reduce((made, line) => {
    const next = make(line);
    return next === undefined ? made : withLineReplaced(made, line.lineId, next);
  }, basket);
}

export function withoutLines(basket: Basket, lineIds: ReadonlySet<number>): Basket {
  const gone = basket.lines.filter(({ lineId }) => lineIds.has(lineId));
  return {
    ...basket,
    lines: basket.lines.filter(({ lineId }) => !lineIds.has(lineId)),
    lineCount: gone.reduce((left, line) => left - line.lineCount, basket.lineCount),
    stakeMinor: gone.reduce((left, line) => left - stakeOf(line), basket.stakeMinor),
  };
}

/** Lines that come later have names of their own all the same. */
export function withoutAnyLine({ nextLineId }: Basket): Basket {
  return { ...emptyBasket, nextLineId };
}

/** The most that a winning line of the basket pays. */
export function mostWonOf({ lines }: Pick<Basket, 'lines'>): bigint {
  return lines.reduce((most, line) => {
    const won = winOf(line, line.mostOdds);
    return won > most ? won : most;
  }, 0n);
}

/** What the basket pays at least where any of its lines wins. */
export function leastWonOf({ lines }: Pick<Basket, 'lines'>): bigint {
  const [first, ...others] = lines.map((line) => winOf(line, line.leastOdds));
  return others.reduce((least, won) => (won < least ? won : least), first ?? 0n);
}

type StoredLine = Omit<BetLine, 'lineCount' | 'unitMinor' | 'series'> & {
  readonly lineCount: string;
  readonly unitMinor: string;
  readonly series: number | null;
};

/** The lines as session storage keeps them. */
export function storedLines({ lines }: Basket): readonly StoredLine[] {
  return lines.map(({ lineId: _, lineCount, unitMinor, series, ...line }) => ({
    ...line,
    lineCount: lineCount.toString(),
    unitMinor: unitMinor.toString(),
    series: series ?? null,
  }));
}

export function basketOf(lines: readonly StoredLine[]): Basket {
  return lines.reduce<Basket>(
    (basket, { lineCount, unitMinor, series, ...line }) =>
      withLine(basket, {
        ...line,
        lineCount: BigInt(lineCount),
        unitMinor: BigInt(unitMinor),
        series: series ?? undefined,
      }),
    emptyBasket,
  );
}

export function areStoredLines(value: unknown): value is readonly StoredLine[] {
  return Array.isArray(value) && value.every(isStoredLine);
}

function isStoredLine(value: unknown): value is StoredLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<Record<keyof StoredLine, unknown>>;
  const isCount = (text: unknown) => typeof text === 'string' && /^\d{1,18}$/.test(text);
  const numbers = [line.chargedLots, line.multiple, line.mostOdds, line.leastOdds, line.series ?? 0];
  return (
    typeof line.playId === 'string' &&
    ['Lott', 'Elott', 'ZY'].includes(String(line.prizeModeId)) &&
    typeof line.numbers === 'string' &&
    isCount(line.lineCount) &&
    isCount(line.unitMinor) &&
    numbers.every(Number.isSafeInteger) &&
    Array.isArray(line.odds) &&
    line.odds.every(Number.isSafeInteger)
  );
}
