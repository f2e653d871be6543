import { setPriority } from 'node:os';
import { makePicture } from './make-picture.ts';
import type { PictureAnswer, PictureOrder } from './picture-painter.ts';

/** The process that draws for another one: niced, because whoever plays comes first. */
const niceness = 10;

try {
  setPriority(niceness);
} catch {
  // Where that is not allowed, pictures are made at the usual priority.
}

process.on('message', (order: PictureOrder) => {
  const answer = (content: Omit<PictureAnswer, 'number'>): void => {
    process.send?.({ number: order.number, ...content } satisfies PictureAnswer);
  };
  makePicture(order.size).then(
    (made) => answer({ made }),
    (error: unknown) =>
      answer({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
