/**
 * The roles that symbols play, in the order of their numbers. A title's art theme draws and names each; `high1` pays
 * most of the high ones, `low1` most of the low ones. The order never changes: strips and screens hold numbers.
 */
export const slotSymbols = [
  'wild',
  'scatter',
  'bonus',
  'coin',
  'high1',
  'high2',
  'high3',
  'high4',
  'high5',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
  'low6',
] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

/** Inside the mathematics a symbol is its number, since strips and screens are read billions of times. */
export const wildNumber = slotSymbols.indexOf('wild');
export const scatterNumber = slotSymbols.indexOf('scatter');
export const bonusNumber = slotSymbols.indexOf('bonus');
export const coinNumber = slotSymbols.indexOf('coin');

/** Stands for a cell that shows nothing: below a short reel, or where symbols have been removed. */
export const emptyCell = 255;

/** Symbols that pay by themselves, alike from the left or in clusters: all but the first four. */
export const firstPayingNumber = slotSymbols.indexOf('high1');

export function symbolOfNumber(number: number): SlotSymbol {
  const symbol = slotSymbols[number];
  if (symbol === undefined) throw new RangeError(`no symbol has the number ${number}`);
  return symbol;
}

/** The number of a symbol by its name in foreign data; `undefined` for anything else. */
export function numberOfSymbolName(name: unknown): number | undefined {
  const names: readonly unknown[] = slotSymbols;
  const number = names.indexOf(name);
  return number < 0 ? undefined : number;
}
