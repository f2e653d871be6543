import { defaultLanguage } from '@wau/contract/languages';
import { type Admission, registerAdmission } from '@wau/service/admission/admission';
import { createOverloadLimit } from '@wau/service/admission/overload-limit';
import { guardConnections } from '@wau/service/connections/guard-connections';
import { catalogueErrorMessages } from '@wau/service/http/catalogue-error-messages';
import { buildServiceApp } from '@wau/service/http/service-app';
import { type Hindrance, registerHealthRoutes } from '@wau/service/monitoring/health-routes';
import { registerRequestLog } from '@wau/service/monitoring/logger';
import { createMetrics, type Metrics, registerMetrics } from '@wau/service/monitoring/metrics';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './configuration/config.ts';

/** Paths that only hold calls. */
const apiPrefixes = ['/wps', '/lgw', '/vendor', '/payments', '/studio/api', '/sandbox/api'];

/** Games run in frames of an opaque origin. */
const foreignOriginPrefixes = ['/studio/'];

/** Scripts, styles and pictures of the browser apps. */
const filePrefixes = ['/assets/', '/art/', '/studio/assets/', '/studio/art/', '/console/assets/'];

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly admission: Admission;
  readonly metrics: Metrics;
}

/** The HTTP server with everything that all roles share; the roles' own routes are registered on it after. */
export function buildHttpServer(
  config: Pick<Config, 'trustedProxies' | 'metricsToken' | 'connectionsPerAddress'>,
  logger: FastifyBaseLogger,
  checkReady: () => Promise<Hindrance | undefined>,
  limit = createOverloadLimit(),
): HttpServer {
  const errorMessages = catalogueErrorMessages();
  const app = buildServiceApp({
    logger,
    errorMessages,
    fallbackLanguage: defaultLanguage,
    apiPrefixes,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
  });
  const metrics = createMetrics();
  const connections = guardConnections(app, {
    trustedProxies: config.trustedProxies,
    limits: { perAddress: config.connectionsPerAddress },
  });
  const admission = registerAdmission(app, { errorMessages, limit, foreignOriginPrefixes, filePrefixes });
  registerRequestLog(app);
  registerMetrics(app, { metrics, admission, connections, token: config.metricsToken });
  registerHealthRoutes(app, { checkReady, stopping: admission.stopping });
  return { app, admission, metrics };
}
