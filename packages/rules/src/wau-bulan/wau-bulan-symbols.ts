/**
 * The symbols in the order of their numbers. `wau` (the moon kite) is wild for all but `bulan` (the moon), which is the
 * scatter. `bungaRaya` is the hibiscus, `wayang` the shadow puppet, `gasing` the top, `congkak` the game of seeds,
 * `keris` the dagger; the rest are cards.
 */
export const wauBulanSymbols = [
  'wau',
  'bungaRaya',
  'wayang',
  'gasing',
  'congkak',
  'keris',
  'ace',
  'king',
  'queen',
  'jack',
  'ten',
  'bulan',
] as const;

export type WauBulanSymbol = (typeof wauBulanSymbols)[number];

/** Inside the mathematics a symbol is its number, since strips and screens are read billions of times. */
export const wildNumber = wauBulanSymbols.indexOf('wau');
export const scatterNumber = wauBulanSymbols.indexOf('bulan');

export function symbolOfNumber(number: number): WauBulanSymbol {
  const symbol = wauBulanSymbols[number];
  if (symbol === undefined) throw new RangeError(`no symbol has the number ${number}`);
  return symbol;
}

export function numberOfSymbol(symbol: WauBulanSymbol): number {
  return wauBulanSymbols.indexOf(symbol);
}
