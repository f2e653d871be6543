import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OverloadError } from '@wau/service/database/batcher';

export interface DrawingOrder {
  readonly file: Uint8Array;
}

export interface DrawingAnswer {
  /** `undefined` for what is no picture, or none that is taken. */
  readonly drawn: Uint8Array | undefined;
}

/** Draws files that strangers send, one at a time. */
export interface PictureDrawer {
  /**
   * @param sender whose file it is: senders take turns, so that one who sends many waits behind their own
   * @returns `undefined` for what is no picture, or takes longer than one does
   * @throws OverloadError when too much waits already, or it has waited for longer than anybody would
   */
  draw(sender: string, file: Uint8Array): Promise<Uint8Array | undefined>;
  close(): void;
}

interface DrawerLimits {
  /** What a phone's camera makes takes half a second, on a machine that has nothing else to do. */
  readonly drawingMs: number;
  /** A process without work ends after that long, and gives its memory back. */
  readonly idleMs: number;
  /** A client has gone by then. */
  readonly longestWaitMs: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfSender: number;
}

export const drawerLimits: DrawerLimits = {
  drawingMs: 10_000,
  idleMs: 20_000,
  longestWaitMs: 20_000,
  mostWaiting: 40,
  mostWaitingOfSender: 6,
};

interface Job {
  readonly file: Uint8Array;
  readonly sentAtMs: number;
  readonly resolve: (drawn: Uint8Array | undefined) => void;
  readonly reject: (error: Error) => void;
}

const drawingProcess = new URL('./drawing-process.ts', import.meta.url);

/**
 * Draws in a process of its own, which is ended when a file takes it too long: decoders are what hostile files attack, and
 * what they do to time and memory must not be done to players. It is started with the first picture.
 */
export function createPictureDrawer(limits = drawerLimits, program = drawingProcess): PictureDrawer {
  /** By sender, whose turn is next first. */
  const waiting = new Map<string, Job[]>();
  let child: ChildProcess | undefined;
  let current: Job | undefined;
  let idle: NodeJS.Timeout | undefined;
  let tooLong: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const finish = (settle: (job: Job) => void): void => {
    clearTimeout(tooLong);
    const job = current;
    current = undefined;
    if (job !== undefined) settle(job);
    next();
  };
  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(program), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    started.on('message', ({ drawn }: DrawingAnswer) => {
      if (child === started) finish((job) => job.resolve(drawn));
    });
    started.once('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      const problem = new Error(`the process that draws pictures ended (${signal ?? code})`);
      finish((job) => job.reject(problem));
    });
    return started;
  };
  const rest = (): void => {
    // Nobody waits for it, so it keeps no process from ending.
    child?.unref();
    child?.channel?.unref();
    idle = setTimeout(stop, limits.idleMs);
    idle.unref();
  };
  const next = (): void => {
    if (current !== undefined) return;
    current = takeNext(waiting, limits.longestWaitMs);
    if (current === undefined) {
      rest();
      return;
    }
    clearTimeout(idle);
    child ??= start();
    child.ref();
    child.channel?.ref();
    // One that cannot be reached has ended, which its own event tells.
    child.send({ file: current.file } satisfies DrawingOrder, () => undefined);
    tooLong = setTimeout(() => {
      stop();
      finish((job) => job.resolve(undefined));
    }, limits.drawingMs);
  };

  return {
    draw(sender, file) {
      const own = waiting.get(sender) ?? [];
      const all = [...waiting.values()].reduce((count, jobs) => count + jobs.length, 0);
      if (all >= limits.mostWaiting || own.length >= limits.mostWaitingOfSender) {
        return Promise.reject(new OverloadError('queue.full'));
      }
      return new Promise((resolve, reject) => {
        own.push({ file, sentAtMs: performance.now(), resolve, reject });
        waiting.set(sender, own);
        next();
      });
    },
    close: stop,
  };
}

/** The sender's oldest whose turn it is, who then comes last; what has waited for too long is refused on the way. */
function takeNext(waiting: Map<string, Job[]>, longestWaitMs: number): Job | undefined {
  for (const [sender, jobs] of waiting) {
    waiting.delete(sender);
    const job = jobs.shift();
    if (jobs.length > 0) waiting.set(sender, jobs);
    if (job === undefined) continue;
    if (performance.now() - job.sentAtMs <= longestWaitMs) return job;
    job.reject(new OverloadError('queue.full'));
  }
  return undefined;
}
