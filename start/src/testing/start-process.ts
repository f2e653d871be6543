import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const startScript = fileURLToPath(new URL('../start.ts', import.meta.url));
/** A start takes two seconds of a processor, and many at once on a busy machine. */
const readyTimeoutMs = 120_000;

export interface EndedStart {
  readonly exitCode: number | null;
  readonly output: string;
  readonly errorOutput: string;
  readonly durationMs: number;
}

export interface StartProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedStart>;
}

/**
 * Runs the real `start` with nothing but the given variables, and in the role that needs no built browser app: what
 * is tested here is the same in all roles, and the browser tests start the whole.
 */
export function spawnStart(variables: Readonly<Record<string, string>>): StartProcess {
  const beganAtMs = performance.now();
  const child = spawn(process.execPath, [startScript], {
    env: {
      PATH: process.env.PATH ?? '',
      WAU_ROLES: 'worker',
      LOG_LEVEL: 'warn',
      STUDIO_PICTURES_AHEAD: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errorOutput = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const ended = new Promise<EndedStart>((resolve) => {
    child.once('close', (exitCode) => {
      resolve({ exitCode, output, errorOutput, durationMs: performance.now() - beganAtMs });
    });
  });
  return { child, ended };
}

/** Starts of one test file, so that none outlives its test. */
export function createStarts() {
  const running = new Set<StartProcess>();
  return {
    start(variables: Readonly<Record<string, string>>): StartProcess {
      const started = spawnStart(variables);
      running.add(started);
      void started.ended.then(() => running.delete(started));
      return started;
    },
    /** Ends those that still run, and waits for it. */
    async endAll(signal: NodeJS.Signals): Promise<void> {
      for (const { child } of running) child.kill(signal);
      await Promise.all([...running].map(({ ended }) => ended));
    },
  };
}

/** Waits until `/readyz` says yes; throws with the output when the process ends before. */
export async function untilReady(
  start: StartProcess,
  port: number,
  withinMs = readyTimeoutMs,
): Promise<void> {
  let end: EndedStart | undefined;
  void start.ended.then((ended) => {
    end = ended;
  });
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (end !== undefined)
      throw new Error(`start ended with ${end.exitCode}: ${end.errorOutput}${end.output}`);
    const isReady = await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error('start did not become ready');
}
