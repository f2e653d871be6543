import { expect, test } from 'vitest';
import { themeColours } from '../ui/theme-colours.ts';
import { traceAtRestMs, traceOf } from './win-trace.ts';

/** What a trace draws at a moment: how large the winning symbols are, and whether its amount is there. */
function drawn(elapsedMs: number) {
  const scales: number[] = [];
  const texts: string[] = [];
  const layer = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'measureText') return () => ({ width: 40 });
        if (name === 'fillText') return (text: string) => texts.push(text);
        return () => undefined;
      },
      set: () => true,
    },
  ) as CanvasRenderingContext2D;
  const ground = {
    layer,
    size: { width: 300, height: 180 },
    colours: themeColours(),
    drawCell: (_: unknown, scale: number) => void scales.push(scale),
  };
  traceOf({ cells: [{ reel: 0, row: 1 }], line: 0, label: 'RM 2.00' })(ground, elapsedMs);
  return { scale: scales[0] ?? 0, texts };
}

test('a trace that stands shows its amount, with symbols as large as at rest', () => {
  expect(drawn(traceAtRestMs).scale).toBeCloseTo(1);
  expect(drawn(traceAtRestMs).texts).toEqual(['RM 2.00']);
  expect(drawn(traceAtRestMs / 2).scale).toBeGreaterThan(1.01);
});
