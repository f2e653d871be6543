import type { FastifyInstance } from 'fastify';

export interface HealthOptions {
  /** Resolves with what is missing, or nothing; rejects or stays silent when the database does not answer. */
  readonly checkReady: () => Promise<Hindrance | undefined>;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}

/** Why a server that runs cannot serve. */
export type Hindrance = 'database.unreachable' | 'database.disk.full';

const checkTimeoutMs = 2_000;
/** Probes come from several sides; the database is asked at most this often. */
const answerLastsMs = 500;

/**
 * `GET /healthz`: the process is up. `GET /readyz`: it can serve, that is the database answers and can write, and the
 * server does not stop; 503 otherwise. Neither needs a session or a merchant.
 */
export function registerHealthRoutes(app: FastifyInstance, options: HealthOptions): void {
  const config = { alwaysAdmitted: true } as const;
  const findHindrance = rememberBriefly(() => findInTime(options.checkReady));

  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return { status: 'up' };
  });

  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (options.stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    const hindrance = await findHindrance();
    if (hindrance !== undefined) return reply.code(503).send({ status: hindrance });
    return { status: 'ready' };
  });
}

async function findInTime(check: HealthOptions['checkReady']): Promise<Hindrance | undefined> {
  const outcome = check().catch((): Hindrance => 'database.unreachable');
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Hindrance>((resolve) => {
    timer = setTimeout(() => resolve('database.unreachable'), checkTimeoutMs);
  });
  const answer = await Promise.race([outcome, tooLate]);
  clearTimeout(timer);
  return answer;
}

function rememberBriefly<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
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
