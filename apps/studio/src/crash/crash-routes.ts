import { calls } from '@wau/contract/calls';
import { type CallGate, callRegistrar, streamRegistrar } from '@wau/service/http/call-registrar';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { betRate, createRateLimit } from '../play-sessions/play-rate-limit.ts';
import type { PlaySession } from '../play-sessions/play-session-sql.ts';
import type { PlayTokenParts } from '../play-sessions/play-token.ts';
import type { StudioContext } from '../studio-context.ts';
import { playerGate, tokenGate } from '../studio-gates.ts';
import { followCrash } from './follow-crash.ts';
import { getCrashClock } from './get-crash-clock.ts';
import { getCrashTable } from './get-crash-table.ts';
import type { Crash } from './start-crash.ts';

const watchRate = { perSecond: 5, burst: 30 } as const;

/**
 * The calls about flights, in a context of their own: a request arrives when all of it has, which is noted before it is
 * looked at. By its head alone, one that was sent in time would hold a cash-out open until the flight's end is known.
 */
export function registerCrashRoutes(app: FastifyInstance, studio: StudioContext, crash: Crash): void {
  const { clock, sql } = studio;
  const arrivals = new WeakMap<FastifyRequest, number>();
  const arrivedAt = (request: FastifyRequest): number => arrivals.get(request) ?? crash.clock.nowMs();
  app.addHook('preValidation', (request, _reply, done) => {
    arrivals.set(request, crash.clock.nowMs());
    done();
  });

  const watchGate = playerGate(studio, createRateLimit({ ...watchRate, clock }));
  const registerWatchCall = callRegistrar(app, watchGate);
  registerWatchCall(calls.getCrashTable, ({ context }) =>
    getCrashTable({ sql, clock: crash.clock }, crash.tables.of(context), context),
  );
  registerWatchCall(calls.getCrashClock, ({ context }) =>
    getCrashClock(crash.clock, crash.tables.of(context)),
  );
  const registerStream = streamRegistrar(app, watchGate);
  registerStream(calls.followCrash, ({ context, lastEventId }) =>
    followCrash(crash.tables.of(context), context, lastEventId),
  );

  const betGate: CallGate<PlayTokenParts> = tokenGate(createRateLimit({ ...betRate, clock }));
  callRegistrar(app, betGate)(calls.placeCrashBet, ({ body, context, idempotencyKey, request }) =>
    crash.bets.placeCrashBet({ token: context, idempotencyKey, body, arrivedAtMs: arrivedAt(request) }),
  );
  const cashOutGate: CallGate<PlaySession> = playerGate(studio, createRateLimit({ ...betRate, clock }));
  callRegistrar(app, cashOutGate)(calls.cashOutCrash, ({ params, context, request }) =>
    crash.cashOuts.cashOutCrash({
      session: context,
      roundId: params.roundId,
      arrivedAtMs: arrivedAt(request),
    }),
  );
}
