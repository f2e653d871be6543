/** Beyond this a cheap phone draws more pixels than an eye can tell apart. */
const pixelRatioMaximum = 2;

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** How many pixels of the screen are drawn for one of CSS. */
export function sharpRatio(): number {
  return Math.min(pixelRatioMaximum, window.devicePixelRatio);
}

/** Gives a canvas the sharpness of the screen; what is drawn afterwards is in CSS pixels. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  { width, height }: CanvasSize,
  ratio = sharpRatio(),
): CanvasRenderingContext2D {
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/** Tells the size of an element now and whenever it changes. Returns a function that stops it. */
export function watchSize(element: Element, onSize: (size: CanvasSize) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.contentRect;
    if (box !== undefined && box.width > 0 && box.height > 0) {
      onSize({ width: box.width, height: box.height });
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
