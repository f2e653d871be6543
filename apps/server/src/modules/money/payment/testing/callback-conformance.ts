import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../../testing/member-money.ts';
import {
  type PaymentFixture,
  placeDeposit,
  type RawRequest,
  reportsOf,
  type SpokenReport,
  send,
  successReport,
} from './payment-fixture.ts';

const amountMinor = 7_700n;

/** What anybody may send to the address that a provider reports to, and what it must not do. */
export function testCallbackConformance(title: string, fixture: PaymentFixture): void {
  const { server, providerCode } = fixture;

  const placed = async (merchantCode: 'wau' | 'laut' = 'wau') => {
    const member = await server.openMember(`attack${randomInt(1e12)}`, merchantCode);
    const deposit = (await placeDeposit(fixture, member, amountMinor)).value();
    return { member, orderReference: deposit.depositId };
  };
  const reportOf = (orderReference: string, changes?: Partial<SpokenReport>) =>
    successReport(fixture, orderReference, amountMinor, changes);
  /** Everything that somebody outside sees of an answer. */
  const seen = async (request: RawRequest) => {
    const { statusCode, body, headers } = await send(fixture, request);
    return { statusCode, body, type: headers['content-type'], taken: fixture.isTaken({ statusCode, body }) };
  };
  const elsewhere = (request: RawRequest, from: string, to: string): RawRequest => ({
    ...request,
    url: request.url.replace(from, to),
  });

  describe(`${title} conforms, attacked:`, () => {
    test('a forged callback is refused', async () => {
      const { member, orderReference } = await placed();
      const answer = await seen(fixture.forgedCallbackOf('wau', 'pay-in', reportOf(orderReference)));
      expect(answer.taken).toBe(false);
      expect(await balanceOf(server, member)).toBe(0n);
      expect(await reportsOf(fixture, orderReference)).toEqual([]);
    });

    test('one that was changed on its way is refused, whichever field it is', async () => {
      const { member, orderReference } = await placed();
      const other = await placed();
      const declined = fixture.callbackOf('wau', 'pay-in', reportOf(orderReference, { state: 'failed' }));
      const approved = fixture.callbackOf('wau', 'pay-in', reportOf(orderReference));
      const ofOther = fixture.callbackOf('wau', 'pay-in', reportOf(other.orderReference));
      const changed = [
        // The signature of one report beside the words of another.
        { ...declined, payload: withSignatureOf(declined, approved) },
        { ...ofOther, payload: withSignatureOf(ofOther, approved) },
        { ...approved, payload: `${approved.payload} ` },
      ];
      for (const request of changed) expect((await seen(request)).taken).toBe(false);
      expect([await balanceOf(server, member), await balanceOf(server, other.member)]).toEqual([0n, 0n]);
    });

    test("with one merchant's key nothing of another merchant is reached, by either address", async () => {
      const { member, orderReference } = await placed('laut');
      const report = reportOf(orderReference, { currencyCode: 'USD' });
      const own = fixture.callbackOf('wau', 'pay-in', report);
      const there = fixture.callbackOf('wau', 'pay-in', report, { merchantCode: 'laut' });
      const moved = elsewhere(own, '/wau/', '/laut/');
      for (const request of [own, there, moved]) expect((await seen(request)).taken).toBe(false);
      expect(await balanceOf(server, member)).toBe(0n);
      expect((await seen(fixture.callbackOf('laut', 'pay-in', report))).taken).toBe(true);
      expect(await balanceOf(server, member)).toBe(amountMinor);
    });

    test("another provider's address reaches nothing", async () => {
      const { member, orderReference } = await placed();
      const own = fixture.callbackOf('wau', 'pay-in', reportOf(orderReference));
      for (const other of ['sandbox', 'nobody', 'formpay'].filter((code) => code !== providerCode)) {
        expect((await seen(elsewhere(own, `/${providerCode}/`, `/${other}/`))).taken).toBe(false);
      }
      expect(await balanceOf(server, member)).toBe(0n);
    });

    test('money in is not reported where money out is', async () => {
      const { member, orderReference } = await placed();
      const own = fixture.callbackOf('wau', 'pay-in', reportOf(orderReference));
      const signedThere = fixture.callbackOf('wau', 'pay-out', reportOf(orderReference));
      for (const request of [elsewhere(own, '/pay-in', '/pay-out'), signedThere]) {
        expect((await seen(request)).taken).toBe(false);
      }
      expect(await balanceOf(server, member)).toBe(0n);
    });

    test('who has no account is told what a forger is told, to the letter', async () => {
      const { orderReference } = await placed();
      const forged = fixture.forgedCallbackOf('wau', 'pay-in', reportOf(orderReference));
      const answer = await seen(forged);
      for (const nobody of ['nobody', 'wau2', 'WAU', 'x', 'merchant-that-cannot-be']) {
        expect(await seen(elsewhere(forged, '/wau/', `/${nobody}/`)), nobody).toEqual(answer);
      }
    });

    test.each<[string, string, string]>([
      ['nothing', '', ''],
      ['nothing of JSON', 'application/json', ''],
      ['broken JSON', 'application/json', '{"a":'],
      ['JSON that is null', 'application/json', 'null'],
      ['JSON nested deep', 'application/json', `${'['.repeat(9_000)}${']'.repeat(9_000)}`],
      ['a form of one field many times', 'application/x-www-form-urlencoded', 'sign=a&'.repeat(2_000)],
      ['a form that is badly escaped', 'application/x-www-form-urlencoded', 'a=%E0%A4%A&sign=%'],
      ['XML', 'text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
      ['bytes of no text', 'application/octet-stream', '\u0000\u00ff\ud800'],
      ['a type of no such form', 'x', 'hello'],
    ])('%s is refused like a forgery, and breaks nothing', async (_, contentType, payload) => {
      const url = `/payments/wau/${providerCode}/pay-in`;
      const headers: Record<string, string> = contentType === '' ? {} : { 'content-type': contentType };
      const answer = await server.app.inject({ method: 'POST', url, headers, payload });
      expect(answer.statusCode).toBeLessThan(500);
      expect(fixture.isTaken(answer)).toBe(false);
    });

    test('one that is too large is refused before it is read', async () => {
      const { orderReference } = await placed();
      const request = fixture.callbackOf('wau', 'pay-in', reportOf(orderReference));
      const answer = await send(fixture, { ...request, method: 'POST', payload: 'x'.repeat(33 * 1024) });
      expect(answer.statusCode).toBe(413);
      expect(fixture.isTaken(answer)).toBe(false);
    });
  });
}

/** The payload of `own`, signed as `other` is where the signature stands in the payload; else what `other` says. */
function withSignatureOf(own: RawRequest, other: RawRequest): string {
  const sign = /(?<=[?&]|^)sign=[^&]*/;
  const [signature] = sign.exec(other.payload) ?? [];
  return signature === undefined ? other.payload : own.payload.replace(sign, signature);
}
