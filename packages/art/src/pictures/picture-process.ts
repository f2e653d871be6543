import { setPriority } from 'node:os';
import { makePicture } from './make-picture.ts';
import { type PictureAnswer, type PictureOrder, patientArgument } from './picture-painter.ts';

/** The process that draws for another one. What nobody waits for yet gives way to whoever plays. */
const patientNiceness = 10;

if (process.argv.includes(patientArgument)) {
  try {
    setPriority(patientNiceness);
  } catch {
    // Where that is not allowed, pictures are made at the usual priority.
  }
}

// Whoever asked has gone, so that nobody could be given what is being drawn.
process.once('disconnect', () => process.exit());

process.on('message', (order: PictureOrder) => {
  const answer = (content: Omit<PictureAnswer, 'number'>): void => {
    process.send?.({ number: order.number, ...content } satisfies PictureAnswer);
  };
  makePicture(order.size, order.title).then(
    (made) => answer({ made }),
    (error: unknown) =>
      answer({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
