import { calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import { parseMinor } from '@wau/money/minor';
import { callRegistrar } from '@wau/service/http/call-registrar';
import { assert } from '@wau/service/refusal';
import type { FastifyInstance } from 'fastify';
import { decideRound } from './calls/decide-round.ts';
import { finishRound } from './calls/finish-round.ts';
import { getPlayBalance } from './calls/get-play-balance.ts';
import { getRound } from './calls/get-round.ts';
import { getRoundProof } from './calls/get-round-proof.ts';
import { getTitle } from './calls/get-title.ts';
import { listRounds } from './calls/list-rounds.ts';
import { listSeeds } from './calls/list-seeds.ts';
import { listTitles } from './calls/list-titles.ts';
import { openPlay } from './calls/open-play.ts';
import type { BetPlacer } from './calls/place-bet.ts';
import { rotateSeed } from './calls/rotate-seed.ts';
import { registerCrashRoutes } from './crash/crash-routes.ts';
import type { Crash } from './crash/start-crash.ts';
import { betRate, createRateLimit } from './play-sessions/play-rate-limit.ts';
import type { StudioContext } from './studio-context.ts';
import { loggedInPlayerGate, playerGate, tokenGate, visitorGate } from './studio-gates.ts';

const playerRate = { perSecond: 10, burst: 40 } as const;
const visitorRate = { perSecond: 20, burst: 100 } as const;

/** So long a browser need not ask again whether it may send its headers. */
const preflightMaxAgeSeconds = 7_200;

/**
 * The studio's calls. Games run in frames of an opaque origin, so every origin may call; nothing but the play token
 * in its header lets anybody in, and no cookie is read.
 */
export function registerStudioRoutes(
  app: FastifyInstance,
  studio: StudioContext,
  bets: BetPlacer,
  crash: Crash,
): void {
  const { clock } = studio;
  allowEveryOrigin(app);

  const registerVisitorCall = callRegistrar(app, visitorGate(createRateLimit({ ...visitorRate, clock })));
  registerVisitorCall(calls.openPlay, ({ body }) => openPlay(studio, body.launchToken));
  registerVisitorCall(calls.listTitles, () => listTitles(studio));
  registerVisitorCall(calls.getTitle, ({ params }) => getTitle(studio, params.gameId));
  registerVisitorCall(calls.getRoundProof, ({ params }) => getRoundProof(studio, params.roundId));

  const registerBetCall = callRegistrar(app, tokenGate(createRateLimit({ ...betRate, clock })));
  registerBetCall(calls.placeBet, ({ body, context, idempotencyKey }) => {
    const stakeMinor = parseMinor(body.stakeMinor);
    assert(stakeMinor !== undefined, 'the schema lets only amounts through');
    const { parameters, isAuto = false } = body;
    return bets.placeBet({ token: context, idempotencyKey, stakeMinor, parameters, isAuto });
  });

  const decisionLimit = createRateLimit({ ...betRate, clock });
  const registerDecisionCall = callRegistrar(app, loggedInPlayerGate(studio, decisionLimit));
  registerDecisionCall(calls.decideRound, ({ body, context, params }) =>
    decideRound(studio, context, params.roundId, body),
  );

  const playerLimit = createRateLimit({ ...playerRate, clock });
  const registerPlayerCall = callRegistrar(app, playerGate(studio, playerLimit));
  registerPlayerCall(calls.getPlayBalance, ({ context }) => getPlayBalance(studio, context));
  registerPlayerCall(calls.finishRound, ({ context, params }) =>
    finishRound(studio, context, params.roundId),
  );

  const registerLoggedInCall = callRegistrar(app, loggedInPlayerGate(studio, playerLimit));
  registerLoggedInCall(calls.getRound, ({ context, params }) => getRound(studio, context, params.roundId));
  registerLoggedInCall(calls.listRounds, ({ context, query }) => listRounds(studio, context, query));
  registerLoggedInCall(calls.rotateSeed, ({ context, body }) => rotateSeed(studio, context, body.clientSeed));
  registerLoggedInCall(calls.listSeeds, ({ context, query }) => listSeeds(studio, context, query));

  app.register((flights, _options, done) => {
    registerCrashRoutes(flights, studio, crash);
    done();
  });
}

/** By their place, so that none that is added later is forgotten. */
const studioCalls = Object.values(calls).filter(({ path }) => path.startsWith('/studio/api/'));

function allowEveryOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('Access-Control-Allow-Origin', '*');
    reply.header('Access-Control-Expose-Headers', 'Retry-After');
    done();
  });
  const sentHeaders = [
    headerNames.authorization,
    headerNames.idempotencyKey,
    headerNames.language,
    headerNames.lastEventId,
  ];
  for (const path of new Set(studioCalls.map((call) => call.path))) {
    const methods = studioCalls.filter((call) => call.path === path).map((call) => call.method);
    app.options(path, { config: { callName: 'preflight' } }, async (_request, reply) =>
      reply
        .code(204)
        .header('Access-Control-Allow-Methods', methods.join(', '))
        .header('Access-Control-Allow-Headers', [...sentHeaders, 'Content-Type'].join(', '))
        .header('Access-Control-Max-Age', String(preflightMaxAgeSeconds))
        .send(),
    );
  }
}
