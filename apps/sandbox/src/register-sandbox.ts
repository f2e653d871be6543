import { calls } from '@wau/contract/calls';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { logFailure } from '@wau/service/database/database-unavailable';
import { poolRunner } from '@wau/service/database/sql-runner';
import { callRegistrar } from '@wau/service/http/call-registrar';
import { requireDemoReach } from '@wau/service/http/this-machine';
import type { Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { type RepeatingJob, startRepeatingJob } from '@wau/service/repeating-job';
import type { Stop } from '@wau/service/stop';
import type { FastifyInstance } from 'fastify';
import { registerBeacon } from './beacon-routes.ts';
import { createPayment } from './create-payment.ts';
import { createPayout } from './create-payout.ts';
import { type DecidePaymentDeps, decidePayment } from './decide-payment.ts';
import { deliverCallbacks } from './deliver-callbacks-job.ts';
import { findPayment } from './find-payment.ts';
import { merchantGate } from './merchant-gate.ts';
import { registerPayPage } from './pay-page/pay-page-routes.ts';
import { paymentView } from './payment-view.ts';
import { readPaymentStatement } from './read-payment-statement.ts';
import type { SandboxConfig } from './sandbox-config.ts';
import { SignedAnswers } from './signed-answers.ts';

export interface SandboxDeps {
  /** Any database whose role may use the schema `sandbox`. */
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: SandboxConfig;
}

export interface SandboxHandle {
  /** Starts reporting decisions to the operator; several processes may do so at once. */
  startWorkers(): Promise<Stop>;
  close(): Promise<void>;
}

/** How often a resting worker looks for callbacks that fell due, its own process's decisions apart. */
const pollIntervalMs = 1_000;

/** Registers the sandbox payment provider, its signed API for merchants and its pages for payers, and the beacon. */
export async function registerSandbox(app: FastifyInstance, deps: SandboxDeps): Promise<SandboxHandle> {
  const { clock, config, database } = deps;
  const runner = poolRunner(database.pool);
  let job: RepeatingJob | undefined;
  const deciding: DecidePaymentDeps & { config: SandboxConfig } = {
    database,
    clock,
    config,
    onDecided: () => job?.wake(),
  };

  const registerMerchantCall = callRegistrar(app, merchantGate(config, clock));
  registerMerchantCall(calls.createPayment, async ({ body, context }) => {
    if (body.merchantCode !== context.merchantCode) throw new Refusal('callback.signature.wrong');
    const payment = await createPayment({ ...deps, runner }, body);
    return paymentView(payment, config.publicBaseUrl, clock.nowMs());
  });
  registerMerchantCall(calls.createPayout, async ({ body, context }) => {
    if (body.merchantCode !== context.merchantCode) throw new Refusal('callback.signature.wrong');
    const payment = await createPayout({ ...deps, ...deciding }, body);
    return paymentView(payment, config.publicBaseUrl, clock.nowMs());
  });
  registerMerchantCall(calls.findPayment, async ({ body, context }) => {
    if (body.merchantCode !== context.merchantCode) throw new Refusal('callback.signature.wrong');
    const payment = await findPayment(runner, body);
    return paymentView(payment, config.publicBaseUrl, clock.nowMs());
  });

  app.register((api, _options, done) => {
    const signed = new SignedAnswers(api, config.merchantKey);
    const registerSignedCall = callRegistrar(api, merchantGate(config, clock));
    registerSignedCall(calls.readPaymentStatement, async ({ body, context, request }) => {
      if (body.merchantCode !== context.merchantCode) throw new Refusal('callback.signature.wrong');
      const page = await readPaymentStatement(runner, body);
      signed.of(request, context.merchantCode);
      return page;
    });
    done();
  });

  const registerPayerCall = callRegistrar(app, {
    enter: async (request) => requireDemoReach(request, config.payerReach),
  });
  registerPayerCall(calls.decidePayment, async ({ params, body }) => {
    const payment = await decidePayment(deciding, params.paymentId, body);
    return {
      payment: paymentView(payment, config.publicBaseUrl, clock.nowMs()),
      returnUrl: payment.return_url,
    };
  });

  registerPayPage(app, { runner, deciding, random: deps.random });
  if (config.beacon !== undefined) registerBeacon(app, clock, config.beacon);

  const stopWorkers: Stop = async () => {
    await job?.stop();
    job = undefined;
  };
  return {
    async startWorkers() {
      job ??= startRepeatingJob({
        intervalMs: pollIntervalMs,
        run: () => deliverCallbacks({ runner, clock, config }),
        onError: (error) => logFailure(app.log, error, 'sandbox callbacks'),
      });
      return stopWorkers;
    },
    close: stopWorkers,
  };
}
