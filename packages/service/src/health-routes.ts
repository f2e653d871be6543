import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  /** Resolves when what the server needs answers; rejects or stays silent when it does not. */
  readonly checkReady: () => Promise<void>;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}

const checkTimeoutMs = 2_000;
/** Probes come from several sides; the database is asked at most this often. */
const answerLastsMs = 500;

/**
 * `GET /healthz`: the process is up. `GET /readyz`: it can serve, that is the database answers and the server does
 * not stop; 503 otherwise. Neither needs a session or a merchant.
 */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const config = { alwaysAdmitted: true } as const;
  const isReady = rememberBriefly(() => answersInTime(options.checkReady));

  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'up' };
  });

  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (options.stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    if (!(await isReady())) return reply.code(503).send({ status: 'database.unreachable' });
    return { status: 'ready' };
  });
}

async function answersInTime(check: () => Promise<void>): Promise<boolean> {
  const outcome = check().then(
    () => true,
    () => false,
  );
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs);
  });
  const answer = await Promise.race([outcome, tooLate]);
  clearTimeout(timer);
  return answer;
}

function rememberBriefly(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let validUntilMs = 0;
  return () => {
    const nowMs = performance.now();
    if (answer === undefined || nowMs >= validUntilMs) {
      answer = ask();
      validUntilMs = nowMs + answerLastsMs;
    }
    return answer;
  };
}
