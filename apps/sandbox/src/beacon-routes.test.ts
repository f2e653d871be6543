import { beaconPublicKey, verifiedRandomness } from '@wau/fairness/beacon';
import { quicknet, roundComesAtMs } from '@wau/fairness/beacon-chain';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerBeacon } from './beacon-routes.ts';

const secretKey = new Uint8Array(32).fill(7, 1);
const chain = { ...quicknet, name: 'sandbox', publicKey: beaconPublicKey(secretKey) };
let nowMs = 0;
const app = Fastify();
registerBeacon(app, { nowMs: () => nowMs }, { chain, secretKey });

const ask = async (round: string) => {
  const answer = await app.inject({ url: `/sandbox/beacon/public/${round}` });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
};

test('LO-04 the beacon of the sandbox signs a round as soon as it has come, and not before', async () => {
  nowMs = roundComesAtMs(chain, 1_000) - 1;
  expect((await ask('1000')).status).toBe(404);
  nowMs += 1;
  const { status, body } = await ask('1000');
  expect([status, body.round]).toEqual([200, 1_000]);
  expect(body.randomness).toBe(verifiedRandomness(chain, 1_000, String(body.signature)));
  expect((await ask('1001')).status).toBe(404);
});

test.each(['0', '-1', '01', 'latest', '1e3', '99999999999'])('%s is no round of it', async (round) => {
  nowMs = Number.MAX_SAFE_INTEGER;
  expect((await ask(round)).status).toBe(404);
});
