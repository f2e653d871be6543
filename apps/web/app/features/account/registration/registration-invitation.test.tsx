import { cleanup, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { describe, expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import {
  answer,
  fillIn,
  openRegistration,
  payloadOf,
  rule,
  submit,
  typeInto,
} from './testing/open-registration.ts';

describe('AC-14 the invitation code', () => {
  const required = { affiliateCode: { ...rule, required: true } };
  const wrong = () =>
    refused(404, 'affiliate.code.invalid', 'Kod jemputan tidak sah', { field: 'affiliateCode' });

  test('is looked up first when it is required; a wrong one has the focus, and nothing is sent', async () => {
    const register = vi.fn(() => accepted(answer));
    const checkAffiliate = vi.fn(wrong);
    await openRegistration(register, { rules: required, calls: { checkAffiliate } });
    fillIn();
    typeInto('Kod jemputan', 'NOBODY');
    submit();
    await screen.findByText('Kod jemputan salah');
    expect(document.activeElement).toBe(screen.getByLabelText('Kod jemputan'));
    expect(checkAffiliate).toHaveBeenCalledTimes(1);
    expect(register).not.toHaveBeenCalled();
  });

  test('is hidden when the link brings one that holds, and sent', async () => {
    const register = vi.fn((_: FakeRequest) => accepted(answer));
    const checkAffiliate = ({ query }: FakeRequest) =>
      query.get('code') === 'layang' ? accepted({ affiliateCode: 'LAYANG' }) : wrong();
    const url = '/m/register?affiliateCode=layang&recommenderId=siti';
    await openRegistration(register, { rules: required, calls: { checkAffiliate }, url });
    await waitFor(() => expect(screen.queryByLabelText('Kod jemputan')).toBeNull());
    fillIn();
    submit();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect(register.mock.calls.map(([request]) => payloadOf(request))).toMatchObject([
      { affiliateCode: 'LAYANG', recommenderId: 'siti' },
    ]);
  });

  test('is asked for when the link brings one that does not hold', async () => {
    const calls = { checkAffiliate: wrong };
    await openRegistration(() => accepted(answer), {
      rules: required,
      calls,
      url: '/m/register?affiliateCode=gone',
    });
    await screen.findByLabelText('Kod jemputan');
  });

  test.each([
    ['affiliate.code.invalid', 404, 'Kod jemputan salah'],
    ['affiliate.agent.invalid', 409, 'Maklumat ejen tidak betul'],
  ] as const)(
    'AC-22 refused with %s has its own words, looked up or registered',
    async (code, status, words) => {
      const refusal = () => refused(status, code, 'Maklumat ejen tidak betul', { field: 'affiliateCode' });
      const checkAffiliate = vi.fn(refusal);
      const rules = { affiliateCode: { ...rule, required: true, message: 'Kata pengendali' } };
      await openRegistration(() => accepted(answer), { rules, calls: { checkAffiliate } });
      fillIn();
      typeInto('Kod jemputan', 'EJEN1');
      submit();
      await screen.findByText(words);
      cleanup();
      const optional = { affiliateCode: { ...rules.affiliateCode, required: false } };
      await openRegistration(refusal, { rules: optional, calls: { checkAffiliate } });
      fillIn();
      typeInto('Kod jemputan (jika ada)', 'EJEN1');
      submit();
      await screen.findByText(words);
      expect(document.activeElement).toBe(screen.getByLabelText('Kod jemputan (jika ada)'));
      expect(checkAffiliate).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['a failing server', () => refused(500, 'server.failed', 'Ralat')],
    ['too many look-ups', () => refused(429, 'rate.limited', 'Sekejap lagi')],
    ['no network', () => Promise.reject(new TypeError('no network'))],
    ['no answer yet', () => new Promise<never>(() => undefined)],
  ])('of a link is sent as it came after %s', async (_, checkAffiliate) => {
    const register = vi.fn((_: FakeRequest) => accepted(answer));
    const url = '/m/register?affiliateCode=layang&domain=jom.example';
    const asked = vi.fn(checkAffiliate);
    await openRegistration(register, { rules: required, calls: { checkAffiliate: asked }, url });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByLabelText('Kod jemputan')).toBeNull();
    fillIn();
    submit();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect(register.mock.calls.map(([request]) => payloadOf(request))).toMatchObject([
      { affiliateCode: 'layang', domain: 'jom.example' },
    ]);
  });

  test('of a link that the registration refuses is dropped, and the field comes with the focus and says why', async () => {
    const sent: string[] = [];
    const register = (request: FakeRequest) => {
      sent.push(payloadOf(request).affiliateCode);
      return sent.length === 1 ? wrong() : accepted(answer);
    };
    const checkAffiliate = () => refused(500, 'server.failed', 'Ralat');
    const rules = { affiliateCode: { ...rule, required: false } };
    const url = '/m/register?affiliateCode=gone';
    await openRegistration(register, { rules, calls: { checkAffiliate }, url });
    fillIn();
    submit();
    await screen.findByText('Kod jemputan salah');
    expect(document.activeElement).toBe(screen.getByLabelText('Kod jemputan (jika ada)'));
    submit();
    await waitFor(() => expect(sent).toEqual(['gone', '']));
  });

  test.each([
    ['opening.link.closed', 'Pautan jemputan ini telah ditutup. Anda boleh mendaftar tanpanya'],
    ['opening.link.expired', 'Pautan jemputan ini telah tamat tempoh. Anda boleh mendaftar tanpanya'],
  ] as const)('AG-04 of an agent’s link that is over (%s) says so, and is not sent', async (code, words) => {
    const register = vi.fn((_: FakeRequest) => accepted(answer));
    const checkAffiliate = () => refused(409, code, words, { field: 'affiliateCode' });
    const url = '/m/register?affiliateCode=abcdefghjkmn';
    await openRegistration(register, { calls: { checkAffiliate }, url });
    expect(await screen.findByText(words)).toBeTruthy();
    fillIn();
    submit();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect(register.mock.calls.map(([request]) => payloadOf(request))).toMatchObject([{ affiliateCode: '' }]);
  });

  test('is hidden when the host brings one, and sent', async () => {
    const register = vi.fn((_: FakeRequest) => accepted(answer));
    await openRegistration(register, { rules: required, given: { affiliateCode: 'LAYANG' } });
    expect(screen.queryByLabelText('Kod jemputan')).toBeNull();
    fillIn();
    submit();
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect(register.mock.calls.map(([request]) => payloadOf(request))).toMatchObject([
      { affiliateCode: 'LAYANG' },
    ]);
  });
});
