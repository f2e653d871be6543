import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('HO-10 only members decide whether their wins are shown, each for themselves, and none who plays for nothing', async () => {
  const body = { isShown: false };
  expect((await server.call('setWinsShown', { body })).outcome()).toBe('401 session.missing');
  expect((await server.call('setWinsShown', { token: 'x'.repeat(43), body })).outcome()).toBe(
    '401 session.ended',
  );
  const trial = (await server.call('createTrialAccount')).value();
  const { merchantCode, userName: username, password } = trial;
  const { token } = (await server.call('loginTrial', { body: { username, password } })).value();
  expect((await server.call('setWinsShown', { token, merchantCode, body })).outcome()).toBe(
    '403 trial.closed',
  );
  const [one, other] = [await server.openMember('wins.one'), await server.openMember('wins.other', 'laut')];
  expect((await server.call('setWinsShown', { token: one.token, body })).value()).toEqual(body);
  const shows = async ({ token: own, merchantCode: code }: typeof one) =>
    (await server.call('getMemberInfo', { token: own, merchantCode: code })).value().showsWins;
  expect([await shows(one), await shows(other)]).toEqual([false, true]);
  expect(
    (await server.call('setWinsShown', { token: one.token, body: { isShown: 'no' } as never })).outcome(),
  ).toBe('400 request.invalid');
});

test('HO-10 whoever changes it again and again has to wait', async () => {
  const { token } = await server.openMember('wins.often');
  const outcomes: string[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    outcomes.push(
      (await server.call('setWinsShown', { token, body: { isShown: turn % 2 === 0 } })).outcome(),
    );
  }
  expect(new Set(outcomes.slice(0, 10))).toEqual(new Set(['200']));
  expect(outcomes[10]).toBe('429 rate.limited');
  server.clock.advance(61_000);
  expect((await server.call('setWinsShown', { token, body: { isShown: true } })).outcome()).toBe('200');
});
