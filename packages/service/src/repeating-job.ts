import type { Stop } from './stop.ts';

export interface RepeatingJobOptions {
  /** How long to rest when a run found nothing more to do. */
  readonly intervalMs: number;
  /** One bounded piece of work; `true` when there is more to do at once. */
  readonly run: () => Promise<boolean>;
  /** Told about a run that threw; the job goes on after its interval. */
  readonly onError: (error: unknown) => void;
}

export interface RepeatingJob {
  /** Runs soon rather than at the end of the interval. */
  wake(): void;
  /** Resolves when the run in progress has ended; none starts after it. */
  readonly stop: Stop;
}

/**
 * Runs a job again and again in this process, never two runs at a time. What is to be done is read from the
 * database by each run, so any number of processes may run the same job and none loses work by ending.
 */
export function startRepeatingJob(options: RepeatingJobOptions): RepeatingJob {
  let stopped = false;
  let woken = false;
  let endRest: (() => void) | undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, options.intervalMs);
      endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const attempt = async (): Promise<boolean> => {
    try {
      return await options.run();
    } catch (error) {
      options.onError(error);
      return false;
    }
  };

  const loop = async (): Promise<void> => {
    while (!stopped) {
      woken = false;
      const more = await attempt();
      if (!more && !woken && !stopped) await rest();
      endRest = undefined;
    }
  };

  const ended = loop();
  return {
    wake() {
      woken = true;
      endRest?.();
    },
    async stop() {
      stopped = true;
      endRest?.();
      await ended;
    },
  };
}
