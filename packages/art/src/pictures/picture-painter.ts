import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DrawnTitle } from './draw-subject.ts';
import type { PictureFormat, PictureSize } from './picture-name.ts';

export interface PictureOrder {
  readonly number: number;
  readonly size: PictureSize;
  /** Of a tile, what it is drawn from. */
  readonly title: DrawnTitle | undefined;
}

export interface PictureAnswer {
  readonly number: number;
  readonly made?: Readonly<Record<PictureFormat, Uint8Array>> | undefined;
  readonly problem?: string;
}

/** Makes pictures; `undefined` where there is nothing to show. */
export interface Painter {
  paint(size: PictureSize, title: DrawnTitle | undefined): Promise<PictureAnswer['made']>;
  close(): void;
}

/** Tells the process that nobody waits for what it makes. */
export const patientArgument = '--patient';

/** A process without work ends after that long, and gives its memory back. */
const idleMs = 20_000;

interface Waiting {
  readonly painter: ChildProcess;
  readonly resolve: (made: PictureAnswer['made']) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Draws in a process of its own: a picture takes a tenth of a second, during which this one would answer nobody. It is
 * started when the first picture is asked for.
 *
 * @param isPatient whether its work gives way to everything else
 */
export function createPainter(isPatient: boolean): Painter {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  const stop = (): void => {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  };
  const rest = (): void => {
    if (waiting.size > 0) return;
    // Nobody waits for it, so it keeps no process from ending.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(stop, idleMs);
    idle.unref();
  };
  const start = (): ChildProcess => {
    const started = fork(
      fileURLToPath(new URL('./picture-process.ts', import.meta.url)),
      isPatient ? [patientArgument] : [],
      {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        execArgv: [],
      },
    );
    started.on('message', (answer: PictureAnswer) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      if (answer.problem === undefined) asked?.resolve(answer.made);
      else asked?.reject(new Error(`a picture could not be drawn: ${answer.problem}`));
      rest();
    });
    started.once('exit', (code) => {
      if (child === started) child = undefined;
      // One that ended for want of work may be gone only after the next one has been given some.
      const orphans = [...waiting].filter(([, { painter }]) => painter === started);
      for (const [number, { reject }] of orphans) {
        waiting.delete(number);
        reject(new Error(`the process that draws ended (${code})`));
      }
    });
    return started;
  };

  return {
    paint(size, title) {
      clearTimeout(idle);
      child ??= start();
      const painter = child;
      painter.ref();
      painter.channel?.ref();
      count += 1;
      const number = count;
      const answered = new Promise<PictureAnswer['made']>((resolve, reject) => {
        waiting.set(number, { painter, resolve, reject });
      });
      painter.send({ number, size, title } satisfies PictureOrder);
      return answered;
    },
    close: stop,
  };
}
