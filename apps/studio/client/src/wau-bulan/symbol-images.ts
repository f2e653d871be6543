import type { WauBulanSymbol } from '@wau/rules/wau-bulan/wau-bulan-symbols';
import ace from './symbols/ace.svg';
import bulan from './symbols/bulan.svg';
import bungaRaya from './symbols/bunga-raya.svg';
import congkak from './symbols/congkak.svg';
import gasing from './symbols/gasing.svg';
import jack from './symbols/jack.svg';
import keris from './symbols/keris.svg';
import king from './symbols/king.svg';
import queen from './symbols/queen.svg';
import ten from './symbols/ten.svg';
import wau from './symbols/wau.svg';
import wayang from './symbols/wayang.svg';

/** The address of each symbol's drawing. */
export const symbolAddresses: Readonly<Record<WauBulanSymbol, string>> = {
  wau,
  bungaRaya,
  wayang,
  gasing,
  congkak,
  keris,
  ace,
  king,
  queen,
  jack,
  ten,
  bulan,
};

export type SymbolImages = ReadonlyMap<WauBulanSymbol, HTMLImageElement>;

/** Loads all drawings. Rejects when one of them cannot be loaded. */
export async function loadSymbolImages(): Promise<SymbolImages> {
  const entries = Object.entries(symbolAddresses) as [WauBulanSymbol, string][];
  const images = await Promise.all(
    entries.map(async ([symbol, address]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [symbol, image] as const;
    }),
  );
  return new Map(images);
}

/** A drawing at the size in which it is shown: a vector drawn anew in each frame would be slow. */
export function rasterise(
  image: HTMLImageElement,
  widthPixels: number,
  heightPixels: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = widthPixels;
  canvas.height = heightPixels;
  canvas.getContext('2d')?.drawImage(image, 0, 0, widthPixels, heightPixels);
  return canvas;
}
