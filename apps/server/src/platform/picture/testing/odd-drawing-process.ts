import type { DrawingAnswer, DrawingOrder } from '../picture-drawer.ts';

/** Stands in for the process that draws: gives files back, is lost at some, and ends at others. */
process.once('disconnect', () => process.exit());
process.on('message', ({ file }: DrawingOrder) => {
  const words = Buffer.from(file).toString();
  if (words.startsWith('crash')) process.exit(3);
  if (words.startsWith('hang')) return;
  const drawn = words.startsWith('none') ? undefined : Buffer.from(`${words} by ${process.pid}`);
  process.send?.({ drawn } satisfies DrawingAnswer);
});
