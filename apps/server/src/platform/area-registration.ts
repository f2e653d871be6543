import type { Metrics } from '@wau/service/monitoring/metrics';
import type { FastifyInstance } from 'fastify';
import type { CallRegistrars } from './gates/call-registrars.ts';
import type { AnyJob } from './jobs/job.ts';
import type { ServerParts } from './server-parts.ts';

/** What an area of modules registers its calls with. */
export interface AreaRegistration {
  readonly app: FastifyInstance;
  readonly registrars: CallRegistrars;
  readonly parts: ServerParts;
  readonly metrics: Metrics;
}

/** What an area gives back: its work in the background. */
export interface RegisteredArea {
  readonly jobs: readonly AnyJob[];
}
