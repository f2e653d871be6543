import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export interface RenderedIcon {
  readonly png: Uint8Array;
  /** Changes with the picture. */
  readonly etag: string;
}

export interface IconRenderer {
  render(svg: string, sizePixels: number): Promise<RenderedIcon>;
  /** Whether a text is an SVG that can be drawn. */
  isDrawable(svg: string): Promise<boolean>;
}

/** Icons of all merchants fit in; what falls out is drawn again in some 20 ms. */
const mostKept = 256;

let loading: Promise<void> | undefined;

/** The library may be started once in a process. */
function loadResvg(): Promise<void> {
  loading ??= readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))).then((wasm) =>
    initWasm(wasm),
  );
  return loading;
}

/** Draws SVGs as png and remembers the last of them. */
export function createIconRenderer(): IconRenderer {
  const kept = new Map<string, Promise<RenderedIcon>>();
  return {
    isDrawable,
    render(svg, sizePixels) {
      const key = hash('sha256', `${sizePixels}:${svg}`, 'base64url');
      const known = kept.get(key);
      if (known !== undefined) return known;
      const drawing = draw(svg, sizePixels, key).catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      kept.set(key, drawing);
      const oldest = kept.keys().next();
      if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
      return drawing;
    },
  };
}

async function isDrawable(svg: string): Promise<boolean> {
  await loadResvg();
  try {
    new Resvg(svg, { font: { loadSystemFonts: false } }).free();
    return true;
  } catch {
    return false;
  }
}

async function draw(svg: string, sizePixels: number, key: string): Promise<RenderedIcon> {
  await loadResvg();
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: sizePixels },
    font: { loadSystemFonts: false },
  });
  try {
    const image = resvg.render();
    const png = image.asPng();
    image.free();
    return { png, etag: `"${key}"` };
  } finally {
    resvg.free();
  }
}
