import type { SymbolRole } from '@wau/art/symbol-roles';
import type { ThemeTokens } from '@wau/theme/tokens';
import { type CSSProperties, type ReactNode, useEffect, useMemo } from 'react';
import { cellOf, loadPicture, readGameArt, sheetFor } from '../art/game-art.ts';
import { createStore, useStored } from '../platform/store.ts';
import { themeColours } from '../ui/theme-colours.ts';
import { colourProperties, stageColours } from './stage-colours.ts';

/** A page has one game and one look, which never change. */
const art = readGameArt(document);
const artColours = art === undefined ? undefined : stageColours(art);

/** The colours of the stage, for what is drawn rather than styled. */
export function useStageColours(): ThemeTokens {
  return useMemo(() => artColours ?? themeColours(), []);
}

interface StageProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** What a game's stage stands on: the title's scene and colours, the product's own where a title has none. */
export function Stage({ className, children }: StageProps) {
  const style = artColours === undefined ? undefined : (colourProperties(artColours) as CSSProperties);
  return (
    <div className="instant-stage" data-art={art !== undefined || undefined} style={style}>
      {art !== undefined && <Scene />}
      <div className={className}>{children}</div>
    </div>
  );
}

function Scene() {
  if (art === undefined) return null;
  const { portrait, landscape } = art.scene;
  const wide = '(min-aspect-ratio: 1 / 1)';
  return (
    <picture className="instant-scene">
      <source type="image/avif" media={wide} srcSet={landscape.avif} />
      <source media={wide} srcSet={landscape.webp} />
      <source type="image/avif" srcSet={portrait.avif} />
      <img src={portrait.webp} alt="" decoding="async" />
    </picture>
  );
}

function sheet() {
  return art === undefined ? undefined : sheetFor(art, (media) => window.matchMedia(media).matches);
}

/** The sheet of symbols once it is there; `undefined` before, and for a title without. */
const loadedSheet = createStore<HTMLImageElement | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Loads the symbols once a page. Without them the game is played with its plain drawings. */
function loadSheet(): Promise<void> {
  const chosen = sheet();
  if (chosen === undefined) return Promise.resolve();
  loading ??= loadPicture(chosen, document).then(
    (image) => loadedSheet.set(image),
    () => undefined,
  );
  return loading;
}

interface ThemeSymbolProps {
  readonly of: SymbolRole;
  /** Shown until the symbols have come, and by a title that has none of its own. */
  readonly children: ReactNode;
}

/** A symbol of the title's theme, as large as what it stands in. */
export function ThemeSymbol({ of: role, children }: ThemeSymbolProps) {
  const image = useStored(loadedSheet, (loaded) => loaded);
  useEffect(() => void loadSheet().catch(reportError), []);
  const chosen = sheet();
  if (art === undefined || chosen === undefined || image === undefined) return children;
  const { x, y } = cellOf(art, chosen, role);
  const { columns } = art;
  const rows = Math.ceil(art.roles.length / columns);
  const share = (at: number, count: number) => `${count < 2 ? 0 : (at / chosen.cell / (count - 1)) * 100}%`;
  return (
    <span
      className="instant-symbol"
      style={{
        backgroundImage: `url("${image.currentSrc}")`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${share(x, columns)} ${share(y, rows)}`,
      }}
    />
  );
}

/** Draws nothing: has the symbols loaded before the first is shown. */
export function ThemeSymbolsAhead() {
  useEffect(() => void loadSheet().catch(reportError), []);
  return null;
}

/** Draws a symbol in a box around the origin. */
export type DrawSymbol = (layer: CanvasRenderingContext2D, role: SymbolRole, size: number) => void;

/** The title's symbols for a canvas; `undefined` for a title without, or where they do not come. */
export async function loadSymbols(): Promise<DrawSymbol | undefined> {
  await loadSheet();
  const chosen = sheet();
  const image = loadedSheet.current();
  if (art === undefined || chosen === undefined || image === undefined) return undefined;
  return (layer, role, size) => {
    const cell = cellOf(art, chosen, role);
    layer.drawImage(image, cell.x, cell.y, cell.size, cell.size, -size / 2, -size / 2, size, size);
  };
}
