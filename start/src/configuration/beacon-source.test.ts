import { quicknet, roundComesAtMs } from '@wau/fairness/beacon-chain';
import { registerBeacon } from '@wau/sandbox/beacon-routes';
import { createHttpBeacon, quicknetSource } from '@wau/server/modules/lottery/lottery-draw/http-beacon';
import { sandboxBeaconOf } from '@wau/server/modules/lottery/lottery-draw/sandbox-beacon';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { beaconSourceOf } from './app-configs.ts';
import { readConfig } from './config.ts';

const secret = 'a secret of at least thirty-two characters';

test('LO-04 in the demo draws get rounds from the beacon of the sandbox, elsewhere from the public one', async () => {
  const app = Fastify();
  registerBeacon(app, { nowMs: () => roundComesAtMs(quicknet, 2_000) }, sandboxBeaconOf(secret));
  const source = beaconSourceOf(readConfig({ WAU_DEMO: 'on', PORT: '4567' }, false), secret);
  expect(source.addresses()).toEqual(['http://localhost:4567/sandbox/beacon']);
  const beacon = createHttpBeacon(source, async (address) => {
    const { statusCode, body } = await app.inject({ url: new URL(String(address)).pathname });
    return new Response(body, { status: statusCode });
  });
  expect(beacon.chain.name).toBe('sandbox');
  beacon.signatureOf(2_001);
  beacon.signatureOf(2_000);
  await expect.poll(() => beacon.signatureOf(2_000)).toMatch(/^[0-9a-f]{96}$/);
  expect(beacon.signatureOf(2_001)).toBeUndefined();
  expect(beaconSourceOf(readConfig({ NODE_ENV: 'production' }, false), secret)).toBe(quicknetSource);
});
