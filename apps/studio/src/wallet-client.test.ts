import type { AddressInfo } from 'node:net';
import type { vendorBets } from '@wau/contract/calls/play/vendor-calls';
import type { MerchantCode, RoundId } from '@wau/contract/ids';
import { systemClock } from '@wau/service/clock';
import { Refusal } from '@wau/service/refusal';
import type { DirectCall } from '@wau/service/secrets/direct-call';
import { httpSignedTransport, type SignedTransport } from '@wau/service/secrets/signed-transport';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeOperator } from './testing/fake-operator.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';

let operator = new FakeOperator();

const server = Fastify();
server.removeAllContentTypeParsers();
server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
  done(null, body),
);
server.post('/vendor/wallet/:call', async (request, reply) => {
  const headers = { ...request.headers } as Record<string, string>;
  for (const name of ['Vendor', 'Timestamp', 'Signature']) headers[name] = headers[name.toLowerCase()] ?? '';
  const answer = await operator.transport({ path: request.url, headers, rawBody: request.body as string });
  return reply.code(answer.statusCode).send(answer.body);
});
await server.listen({ host: '127.0.0.1', port: 0 });
const { port } = server.server.address() as AddressInfo;
afterAll(() => server.close());

const ways: readonly (readonly [string, SignedTransport])[] = [
  ['in process', (request) => operator.transport(request)],
  ['over HTTP', httpSignedTransport(`http://127.0.0.1:${port}`, 2_000)],
];

const roundId = 'rnd_00000000000000000000000001' as RoundId;
const bet = {
  merchantCode: 'wau' as MerchantCode,
  playerId: 'mbr_1',
  sessionToken: 'x',
  transactionId: 'x:bet',
  roundId,
  gameId: 'dice',
  amountMinor: '1',
  currencyCode: 'MYR',
} as const;

describe.each(ways)('the wallet client %s', (_way, transport) => {
  let wallet: WalletClient;
  let player: { merchantCode: MerchantCode; playerId: string };
  let sessionToken: string;

  beforeEach(async () => {
    operator = new FakeOperator();
    const { vendorCode, key } = operator;
    wallet = createWalletClient({ transport, vendorCode, key, clock: systemClock });
    const launch = await wallet.authenticate({ launchToken: operator.launch(1_000n) });
    if (launch.kind !== 'accepted') throw new Error('not launched');
    player = { merchantCode: launch.value.merchantCode, playerId: launch.value.playerId };
    sessionToken = launch.value.sessionToken;
  });

  const round = { roundId, gameId: 'dice' };
  const betBody = (amountMinor: string) =>
    ({
      ...player,
      ...round,
      sessionToken,
      transactionId: `${roundId}:bet`,
      amountMinor,
      currencyCode: 'MYR',
    }) as const;
  const bet = (amountMinor: string) => wallet.bet(betBody(amountMinor));
  const win = () =>
    wallet.win({
      ...player,
      ...round,
      transactionId: `${roundId}:win`,
      amountMinor: '300',
      currencyCode: 'MYR',
      endRound: true,
    });
  const rollback = () =>
    wallet.rollback({
      ...player,
      ...round,
      transactionId: `${roundId}:rollback`,
      betTransactionId: `${roundId}:bet`,
    });
  const balance = (balanceMinor: string) => ({
    kind: 'accepted',
    value: { balanceMinor, currencyCode: 'MYR' },
  });

  it('takes, pays and repeats without doing it twice', async () => {
    expect(await wallet.balance({ ...player, gameId: 'dice' })).toEqual(balance('1000'));
    for (let i = 0; i < 2; i += 1) expect(await bet('100')).toEqual(balance('900'));
    for (let i = 0; i < 2; i += 1) expect(await win()).toEqual(balance('1200'));
    expect(await rollback()).toMatchObject({ kind: 'refused', code: 'vendor.bet.settled' });
  });

  it('takes many bets in calls of a hundred and passes each answer on', async () => {
    const bets = Array.from({ length: 102 }, (_, number) => {
      const ofRound = `rnd_${String(number).padStart(26, '0')}` as RoundId;
      return { ...betBody(number === 101 ? '5000' : '1'), roundId: ofRound, transactionId: `${ofRound}:bet` };
    });
    const won = { transactionId: `${roundId}:win`, amountMinor: '50' };
    const answers = await wallet.bets(
      bets.map((each, place) => (place === 0 ? { ...each, win: won } : each)),
    );
    expect(operator.received).toEqual(['authenticate', 'bets', 'bets']);
    expect(answers).toHaveLength(102);
    expect(answers[0]).toEqual(balance('1049'));
    expect(answers[99]).toEqual(balance('950'));
    expect(answers[101]).toMatchObject({ kind: 'refused', code: 'balance.insufficient' });
    expect(operator.balanceOf(player.playerId)).toBe(949n);
    expect(await wallet.bets([])).toEqual([]);
  });

  it('ends a round that won nothing', async () => {
    await bet('100');
    expect(await wallet.endRound({ ...player, ...round })).toEqual(balance('900'));
  });

  it('passes on refusals with their facts', async () => {
    expect(await bet('5000')).toEqual({
      kind: 'refused',
      code: 'balance.insufficient',
      balanceMinor: '1000',
    });
    expect(await win()).toMatchObject({ kind: 'refused', code: 'vendor.bet.unknown' });
    const stranger = { ...player, playerId: 'nobody' };
    expect(await wallet.balance({ ...stranger, gameId: 'dice' })).toMatchObject({
      kind: 'refused',
      code: 'vendor.player.unknown',
    });
    expect(await wallet.authenticate({ launchToken: 'used' })).toMatchObject({
      code: 'launch.token.invalid',
    });
  });

  it('leaves a tombstone by a rollback before the bet', async () => {
    expect(await rollback()).toEqual(balance('1000'));
    expect(await bet('100')).toMatchObject({ kind: 'refused', code: 'vendor.bet.rolled.back' });
  });

  it('does not take a wrong key for a refusal of the bet', async () => {
    wallet = createWalletClient({
      transport,
      vendorCode: operator.vendorCode,
      key: Buffer.alloc(32, 1),
      clock: systemClock,
    });
    expect(await bet('100')).toMatchObject({ kind: 'unknown', reason: 'status 401, vendor.signature.wrong' });
  });
});

describe('an answer that the protocol does not know', () => {
  const { vendorCode, key } = operator;
  const answering = (statusCode: number, body: unknown) =>
    createWalletClient({
      transport: async () => ({ statusCode, body }),
      vendorCode,
      key,
      clock: systemClock,
    }).balance({ merchantCode: 'wau' as MerchantCode, playerId: 'mbr_1', gameId: 'dice' });

  it.each([
    ['an error of the server', 500, { success: false, errorCode: 'server.failed', message: '' }],
    ['a refusal that the call does not have', 409, { success: false, errorCode: 'seed.in.use', message: '' }],
    ['overload', 503, { success: false, errorCode: 'server.overloaded', message: '' }],
    ['an unknown vendor', 401, { success: false, errorCode: 'vendor.unknown', message: '' }],
    ['a wrong signature', 401, { success: false, errorCode: 'vendor.signature.wrong', message: '' }],
    ['a clock that is off', 401, { success: false, errorCode: 'vendor.timestamp.stale', message: '' }],
    ['a page of a proxy', 200, '<html>'],
    ['nothing', 200, null],
    ['an amount that is none', 200, { success: true, value: { balanceMinor: '1.50', currencyCode: 'MYR' } }],
    ['a currency that is none', 200, { success: true, value: { balanceMinor: '150', currencyCode: 'XXX' } }],
  ])('%s leaves the outcome unknown', async (_name, statusCode, body) => {
    expect(await answering(statusCode, body)).toMatchObject({ kind: 'unknown' });
  });
});

it.each([
  ['fewer answers than bets', { success: true, value: { answers: [] } }],
  ['an error', { success: false, errorCode: 'server.failed', message: '' }],
  [
    'a refusal that a bet does not have',
    { success: true, value: { answers: [{ errorCode: 'seed.in.use' }] } },
  ],
  [
    'a bet that was not looked at',
    { success: true, value: { answers: [{ errorCode: 'server.overloaded' }] } },
  ],
])('%s leaves the outcome of all bets of a call unknown', async (_name, body) => {
  const { vendorCode, key } = operator;
  const transport: SignedTransport = async () => ({ statusCode: 200, body });
  const wallet = createWalletClient({ transport, vendorCode, key, clock: systemClock });
  expect(await wallet.bets([bet])).toMatchObject([{ kind: 'unknown' }]);
});

it('no answer at all leaves the outcome unknown', async () => {
  const silent = createWalletClient({
    transport: httpSignedTransport('http://127.0.0.1:9', 500),
    vendorCode: 'studio',
    key: operator.key,
    clock: systemClock,
  });
  expect(await silent.authenticate({ launchToken: 'x' })).toMatchObject({ kind: 'unknown' });
});

describe('bets that are handed over as values', () => {
  const { vendorCode, key } = operator;
  const walletOf = (directBets: DirectCall<typeof vendorBets>): WalletClient =>
    createWalletClient({
      transport: async () => {
        throw new Error('nothing is sent as text');
      },
      directBets,
      vendorCode,
      key,
      clock: systemClock,
    });

  it('go in one call with the key that stands for the signature, and are answered in their order', async () => {
    const calls: unknown[] = [];
    const wallet = walletOf(async (caller, { bets }) => {
      calls.push([caller, bets.length]);
      return {
        answers: bets.map(({ amountMinor }) =>
          amountMinor === '7'
            ? { errorCode: 'balance.insufficient', balanceMinor: '3' }
            : { balanceMinor: amountMinor, currencyCode: 'MYR' },
        ),
      };
    });
    const bets = Array.from({ length: 150 }, (_, place) => ({ ...bet, amountMinor: String(place + 1) }));
    const answers = await wallet.bets(bets);
    expect(calls).toEqual([[{ code: vendorCode, key }, 150]]);
    expect(answers).toHaveLength(150);
    expect(answers[6]).toEqual({ kind: 'refused', code: 'balance.insufficient', balanceMinor: '3' });
    expect(answers[149]).toEqual({
      kind: 'accepted',
      value: { balanceMinor: '150', currencyCode: 'MYR' },
    });
  });

  it.each([
    ['the call as a whole is refused', new Refusal('vendor.signature.wrong')],
    ['it is not known what was done', new Error('the database went away')],
  ])('are of unknown outcome where %s', async (_name, error) => {
    const wallet = walletOf(async () => {
      throw error;
    });
    expect(await wallet.bets([bet, bet])).toEqual([
      { kind: 'unknown', reason: error.message },
      { kind: 'unknown', reason: error.message },
    ]);
  });
});
