import { quicknet } from '@wau/fairness/beacon-chain';
import { expect, test, vi } from 'vitest';
import { createHttpBeacon, quicknetSource } from './http-beacon.ts';

/** Round 1000 as drand has published it. */
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const forged = `${signature.slice(0, -1)}8`;

const answerOf = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function beaconOf(answers: Readonly<Record<string, () => Response>>) {
  const ask = vi.fn(async (address: string | URL | Request) => {
    const answer = answers[new URL(String(address)).host];
    if (answer === undefined) throw new TypeError('nobody answers');
    return answer();
  });
  const addresses = () => Object.keys(answers).map((host) => `https://${host}/of`);
  return { ask, beacon: createHttpBeacon({ chain: quicknet, addresses }, ask) };
}

test('LO-04 a round is asked for behind, once, and is there when it is looked at again', async () => {
  const { ask, beacon } = beaconOf({ 'one.test': () => answerOf({ round: 1_000, signature }) });
  expect(beacon.signatureOf(1_000)).toBeUndefined();
  expect(beacon.signatureOf(1_000)).toBeUndefined();
  await expect.poll(() => beacon.signatureOf(1_000)).toBe(signature);
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['https://one.test/of/public/1000']);
});

test.each<[string, () => Response]>([
  ['a signature that is not the beacon’s', () => answerOf({ signature: forged })],
  ['that of another round', () => answerOf({ signature: 'aa'.repeat(48) })],
  ['no such round', () => answerOf('not found', 404)],
  ['what is not JSON', () => answerOf('<html>')],
  ['no signature', () => answerOf({ round: 1_000 })],
  ['a number as signature', () => answerOf({ signature: 1 })],
  ['null', () => answerOf('null')],
  ['more than an answer', () => answerOf({ signature, more: 'x'.repeat(10_000) })],
])('LO-04 an address that answers %s is passed over', async (_, answer) => {
  const { ask, beacon } = beaconOf({
    'one.test': answer,
    'two.test': () => answerOf({ signature }),
  });
  beacon.signatureOf(1_000);
  await expect.poll(() => beacon.signatureOf(1_000)).toBe(signature);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('LO-04 a round that nobody has yet is asked for again after a while', async () => {
  let isThere = false;
  const { ask, beacon } = beaconOf({
    'one.test': () => (isThere ? answerOf({ signature }) : answerOf('', 404)),
  });
  beacon.signatureOf(1_000);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  isThere = true;
  await expect.poll(() => beacon.signatureOf(1_000)).toBe(signature);
  expect(ask.mock.calls.length).toBe(2);
});

test('the public beacon is reached at relays of several operators', () => {
  const addresses = quicknetSource.addresses();
  expect(new Set(addresses.map((address) => new URL(address).host)).size).toBe(3);
  expect(addresses.every((address) => /^https:.*\/[0-9a-f]{64}$/.test(address))).toBe(true);
});
