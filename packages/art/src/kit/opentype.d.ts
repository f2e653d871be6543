declare module 'opentype.js' {
  export interface Box {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }
  export interface Path {
    getBoundingBox(): Box;
    toPathData(decimals: number): string;
  }
  export interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    readonly unitsPerEm: number;
    charToGlyph(character: string): Glyph;
  }
  /** The library is CommonJS, of which Node sees the default export alone. */
  const opentype: { parse(content: ArrayBuffer): Font };
  export default opentype;
}
