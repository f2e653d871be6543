import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Tells everything that it observes the size of a small phone's stage. */
class OneSize {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const contentRect = { width: 300, height: 300 };
    this.#tell([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  disconnect(): void {}
}

/** The shapes of sparks are drawn with paths, which this page does not have either. */
class UnseenPath {
  arc(): void {}
  lineTo(): void {}
  moveTo(): void {}
  bezierCurveTo(): void {}
  closePath(): void {}
}

/**
 * Stands in for what a page without a screen lacks, with less motion: whatever moves is at its end in the first frame
 * that is drawn, and the test says when one is. Put back by `vi.unstubAllGlobals` and `vi.restoreAllMocks`.
 */
export function stubStillCanvas(): { readonly drawFrame: () => Promise<void> } {
  const frames: FrameRequestCallback[] = [];
  const nothing = new Proxy({}, { get: () => () => ({ addColorStop: () => undefined }), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    nothing as ReturnType<HTMLCanvasElement['getContext']>,
  );
  vi.stubGlobal('Path2D', UnseenPath);
  vi.stubGlobal('ResizeObserver', OneSize);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  vi.stubGlobal('reportError', expect.fail);
  return {
    drawFrame: () =>
      act(async () => {
        for (const draw of frames.splice(0)) draw(0);
      }),
  };
}
