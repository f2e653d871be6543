import { screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import type { FakeRequest } from '../../../../test-support/fake-api.ts';
import {
  type ExternalRegistration,
  externalRegistration,
  keepExternalRegistration,
} from '../../../platform/external-login/external-registration.ts';
import {
  answer,
  fillIn,
  isField,
  openRegistration,
  payloadOf,
  rule,
  submit,
  typeInto,
} from './testing/open-registration.ts';

/* AC-09: a visitor whom another service has named registers. */

const google: ExternalRegistration = {
  ...{ externalTicket: 't'.repeat(43), provider: 'google' },
  ...{ nickname: 'Aisyah', email: 'aisyah@mail.example' },
};
const rules = { email: { ...rule, required: false } };
const nickname = 'Nama panggilan (jika ada)';
const email = 'E-mel (jika ada)';
const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label, isField).value;

afterEach(() => keepExternalRegistration(undefined));

test('AC-09 what the service told is sent with its ticket, which is good for this registration alone', async () => {
  keepExternalRegistration(google);
  const sent: unknown[] = [];
  const register = vi.fn((request: FakeRequest) => {
    sent.push(payloadOf(request));
    return sent.length === 1
      ? refused(409, 'register.username.taken', 'Nama sudah digunakan', { field: 'username' })
      : accepted(answer);
  });
  await openRegistration(register, { rules });
  await waitFor(() =>
    expect([typedInto(nickname), typedInto(email)]).toEqual([google.nickname, google.email]),
  );
  fillIn();
  submit();
  await screen.findByText('Nama sudah digunakan');
  expect(externalRegistration(), 'a refusal leaves the ticket for the next try').toEqual(google);
  typeInto('Nama pengguna', 'aisyah2');
  submit();
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/home'));
  const told = {
    ...{ externalTicket: google.externalTicket, nickname: google.nickname, email: google.email },
  };
  expect(sent).toMatchObject([told, told]);
  expect(externalRegistration()).toBeUndefined();
});
