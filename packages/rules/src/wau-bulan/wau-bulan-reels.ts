import { numberOfSymbol, type WauBulanSymbol, wauBulanSymbols } from './wau-bulan-symbols.ts';

/** Five strips of symbol numbers. A strip is a ring: after its last symbol comes its first. */
export type ReelStrips = readonly Uint8Array[];

/**
 * Each strip has 32 stops, so that a stop takes exactly five random bits. Neither the same symbol nor two of kite and
 * moon come within three places of each other, so that a reel shows at most one of them at a time.
 */
export const baseReels: ReelStrips = [
  strip(
    'keris bulan queen ace jack king keris ace wayang jack king queen congkak ace gasing ten',
    'king gasing keris ten ace bungaRaya ten congkak king ten wayang bungaRaya wau congkak jack queen',
  ),
  strip(
    'wayang ace bungaRaya jack ten queen keris ace king bulan queen ten ace keris queen wau',
    'jack gasing congkak queen king bungaRaya wayang keris king gasing ten king jack congkak gasing jack',
  ),
  strip(
    'bulan queen congkak king jack gasing wayang keris bungaRaya ace congkak keris ace ten queen ace',
    'congkak jack wayang wau queen ten wau jack king queen ten gasing keris bungaRaya king ten',
  ),
  strip(
    'ten gasing ace keris ten bungaRaya ace queen wau congkak ace queen jack king bungaRaya wayang',
    'king ten bulan king keris congkak jack gasing queen king jack ace gasing jack wayang keris',
  ),
  strip(
    'keris jack king queen wayang jack ten keris gasing king ace jack bungaRaya king queen congkak',
    'keris ace king bulan queen jack congkak ten wayang gasing ace bungaRaya queen congkak wau ten',
  ),
];

/** The free spins have more kites and moons on the middle reels. */
export const freeSpinReels: ReelStrips = [
  strip(
    'ace keris king congkak wayang ace gasing king queen bulan bungaRaya congkak jack ace ten congkak',
    'king ten keris bungaRaya queen jack ten wau keris gasing ace wayang king queen jack ten',
  ),
  strip(
    'ten gasing queen king keris jack king ten queen bulan ace jack keris ace gasing jack',
    'ten wau bungaRaya jack congkak wayang keris wau gasing king wayang bungaRaya bulan ace queen congkak',
  ),
  strip(
    'king bulan congkak ace queen keris ten wau bungaRaya jack queen ten ace wau wayang congkak',
    'gasing ten jack ace queen gasing king congkak keris ten king bulan jack keris bungaRaya wayang',
  ),
  strip(
    'wayang keris king congkak queen bulan gasing ace jack queen king ten gasing ace king bungaRaya',
    'wayang keris jack ten bungaRaya wau queen jack wau keris ten jack congkak bulan ace gasing',
  ),
  strip(
    'keris wayang jack king congkak jack ace bungaRaya queen king bungaRaya gasing keris bulan ace congkak',
    'king queen keris ten ace wayang ten queen congkak jack ten queen king jack gasing wau',
  ),
];

function strip(firstHalf: string, secondHalf: string): Uint8Array {
  return Uint8Array.from(`${firstHalf} ${secondHalf}`.split(' ').map(symbolNumberOfName));
}

function symbolNumberOfName(name: string): number {
  const symbol: WauBulanSymbol | undefined = wauBulanSymbols.find((known) => known === name);
  if (symbol === undefined) throw new RangeError(`no symbol is called ${name}`);
  return numberOfSymbol(symbol);
}
