import { type DemoReach, requireDemoReach } from '@wau/service/http/this-machine';
import type { FastifyInstance } from 'fastify';
import { codeOfTimeStep, openSecret, timeStepAt } from '../modules/account/second-step/second-step-secret.ts';
import type { ServerParts } from '../platform/server-parts.ts';
import { demoOperatorSecret, demoOperators } from './demo-operators.ts';
import { type DemoOperatorRow, selectDemoOperators } from './demo-operators-sql.ts';

type CodeParts = Pick<ServerParts, 'runner' | 'clock' | 'config'>;

/**
 * `GET /dev/operator-codes`: what the authenticator apps of the demo's operators would show, a line each, since nobody
 * has those apps. Only where the configuration says that this is a demo, and for whom the demo is.
 */
export function registerDemoOperatorCodes(app: FastifyInstance, parts: CodeParts, reach: DemoReach): void {
  app.get('/dev/operator-codes', { config: { callName: 'operatorCodes' } }, async (request, reply) => {
    requireDemoReach(request, reach);
    const rows = await selectDemoOperators(
      parts.runner,
      demoOperators.map(({ username }) => username),
    );
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Robots-Tag', 'noindex')
      .send(rows.map((row) => `${row.username} ${codeFor(parts, row)}\n`).join(''));
  });
}

/** A code that is still good: of this half minute, or where that was used, of the next one, which is taken as well. */
function codeFor({ config, clock }: CodeParts, row: DemoOperatorRow): string {
  const { operator_id: operatorId, sealed_second_step: sealed, username } = row;
  const secret = demoOperatorSecret(config.masterSecret, username);
  const isOfDemo =
    sealed !== null && Buffer.from(secret).equals(openSecret({ ...config, operatorId }, sealed));
  if (!isOfDemo) return 'has an app of their own';
  const present = timeStepAt(clock.nowMs());
  const unused = row.last_time_step < present ? present : row.last_time_step + 1n;
  return unused > present + 1n ? 'wait half a minute' : codeOfTimeStep(secret, unused);
}
