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
  export interface Font {
    getPath(text: string, x: number, y: number, size: number): Path;
  }
  /** The library is CommonJS, of which Node sees the default export alone. */
  const opentype: { parse(content: ArrayBuffer): Font };
  export default opentype;
}
