import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import { useState } from 'react';
import { cellOf, readGameArt } from '../art/game-art.ts';

interface SymbolPictureProps {
  readonly symbol: SlotSymbol;
  readonly sizePixels: number;
}

/** A symbol of the title's theme with its name; the name alone on a page without a theme. */
export function SymbolPicture({ symbol, sizePixels }: SymbolPictureProps) {
  const [art] = useState(() => readGameArt(document));
  const sheet = art?.sheets[0];
  if (art === undefined || sheet === undefined) return <span>{symbol}</span>;
  const { x, y, size } = cellOf(art, sheet, symbol);
  const share = sizePixels / size;
  const rows = Math.ceil(art.roles.length / art.columns);
  return (
    <span
      className="slot-symbol"
      role="img"
      aria-label={art.names[symbol]}
      style={{
        width: sizePixels,
        height: sizePixels,
        backgroundImage: `image-set(url("${sheet.avif}") type("image/avif"), url("${sheet.webp}") type("image/webp"))`,
        backgroundSize: `${art.columns * size * share}px ${rows * size * share}px`,
        backgroundPosition: `${-x * share}px ${-y * share}px`,
      }}
    />
  );
}
