import { signRound } from '@wau/fairness/beacon';
import { type BeaconChain, randomnessOf, roundComesAtMs } from '@wau/fairness/beacon-chain';
import type { Clock } from '@wau/service/clock';
import type { FastifyInstance } from 'fastify';

/** A beacon to try with. Its key is the installation's: whoever has that knows every round beforehand. */
export interface SandboxBeacon {
  readonly chain: BeaconChain;
  readonly secretKey: Uint8Array;
}

interface RoundRoute {
  Params: { round: string };
}

/** Answers as the relays of drand do, and as little before a round has come. */
export function registerBeacon(
  app: FastifyInstance,
  clock: Clock,
  { chain, secretKey }: SandboxBeacon,
): void {
  app.get<RoundRoute>('/sandbox/beacon/public/:round', async (request, reply) => {
    const text = request.params.round;
    const round = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
    if (round === undefined || roundComesAtMs(chain, round) > clock.nowMs()) {
      return reply.code(404).send({ error: 'no such round yet' });
    }
    const signature = signRound(secretKey, round);
    return reply.send({ round, randomness: randomnessOf(signature), signature });
  });
}
