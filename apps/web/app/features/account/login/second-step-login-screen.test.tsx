import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest } from '../../../../test-support/fake-api.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as secondStepScreen from './second-step-login-screen.tsx';

const ticket = 't'.repeat(43);
const answer = {
  token: 'b'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  customerType: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

function openWith(state: unknown, finish: FakeCall<'finishSecondStep'>) {
  const finishSecondStep = vi.fn(finish);
  const { session } = renderScreen(secondStepScreen, {
    path: '/m/secondStep',
    url: '/m/secondStep?returnTo=%2Fm%2FgameRecord',
    state,
    calls: { finishSecondStep },
  });
  return { finishSecondStep, session };
}

const open = (finish: FakeCall<'finishSecondStep'>) => openWith({ ticket }, finish);
const field = (label = 'Kod 6 digit') => screen.getByLabelText<HTMLInputElement>(label);
const type = (value: string, label?: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log masuk' }));
const leadsTo = (path: string) => waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));

test('ME-08 the sixth digit of the app sends the code with the ticket, once, and the page that asked comes back', async () => {
  const { finishSecondStep, session } = open(({ body }: FakeRequest) => {
    expect(body).toEqual({ ticket, code: '123456' });
    return accepted(answer);
  });
  screen.getByText('Buka aplikasi pengesah anda dan masukkan kod untuk Wau.');
  type('12345');
  expect(finishSecondStep).not.toHaveBeenCalled();
  type('123 456');
  for (let tap = 0; tap < 5; tap += 1) submit();
  await leadsTo('/m/gameRecord');
  expect(finishSecondStep).toHaveBeenCalledOnce();
  expect(session.current()?.token).toBe(answer.token);
});

test('ME-08 AC-19 whoever was given a password chooses another after the second step', async () => {
  open(() => accepted({ ...answer, firstTimeLogin: true, mustChangePassword: true }));
  type('123456');
  await leadsTo('/m/changePsw');
});

test('ME-08 a code that is not whole is asked for, and nothing is sent', async () => {
  const { finishSecondStep } = open(() => accepted(answer));
  type('123');
  submit();
  await screen.findByText('Masukkan kod');
  type('1234');
  expect(screen.queryByText('Masukkan kod')).toBeNull();
  expect(finishSecondStep).not.toHaveBeenCalled();
});

test.each([
  [401, 'second.step.code.wrong', 'Kod salah atau telah digunakan'],
  [429, 'second.step.too.many', 'Terlalu banyak kod yang salah'],
  [401, 'login.failed', 'Nama pengguna atau kata laluan salah'],
] as const)(
  'ME-08 a refusal with %i %s empties the field for the next code, and its words stay until that is typed',
  async (status, code, message) => {
    const { finishSecondStep, session } = open(({ body }: FakeRequest) =>
      (body as { code: string }).code === '111111' ? refused(status, code, message) : accepted(answer),
    );
    type('111111');
    await screen.findByText(message);
    expect(field().value).toBe('');
    submit();
    expect(screen.getByText(message)).toBeTruthy();
    expect(finishSecondStep).toHaveBeenCalledOnce();
    type('2');
    expect(screen.queryByText(message)).toBeNull();
    type('222222');
    await leadsTo('/m/gameRecord');
    expect(session.current()?.token).toBe(answer.token);
  },
);

test('ME-08 whoever took too long is asked for no further code and led back to the login, which returns as well', async () => {
  open(() => refused(401, 'second.step.ticket.invalid', 'Masa telah tamat. Sila log masuk semula'));
  type('111111');
  await screen.findByText('Masa telah tamat. Sila log masuk semula');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Guna kod pemulihan' })).toBeNull();
  submit();
  await leadsTo('/m/login?returnTo=%2Fm%2FgameRecord');
});

test('ME-08 whoever has lost the app sends a recovery code as it was written down, and may turn back', async () => {
  const { finishSecondStep } = open(({ body }: FakeRequest) => {
    expect(body).toEqual({ ticket, code: 'aB3de-fg4h5' });
    return accepted(answer);
  });
  type('123');
  fireEvent.click(screen.getByRole('button', { name: 'Guna kod pemulihan' }));
  expect(field('Kod pemulihan').value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Guna aplikasi' }));
  expect(field()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Guna kod pemulihan' }));
  type('aB3de-fg4h5', 'Kod pemulihan');
  expect(finishSecondStep).not.toHaveBeenCalled();
  submit();
  await leadsTo('/m/gameRecord');
});

test.each([[undefined], [null], [{ ticket: 7 }]])(
  'ME-08 without a first step, with %j in the history, the page gives way to the login, which returns as well',
  async (state) => {
    openWith(state, () => accepted(answer));
    await leadsTo('/m/login?returnTo=%2Fm%2FgameRecord');
  },
);

test('ME-08 the way back is the login, which returns as well', async () => {
  open(() => accepted(answer));
  fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  await leadsTo('/m/login?returnTo=%2Fm%2FgameRecord');
});

test('ME-08 while one code is under way no other is sent, whatever is typed meanwhile', async () => {
  let answerFirst: () => void = () => undefined;
  const { finishSecondStep } = open(
    () => new Promise((resolve) => (answerFirst = () => resolve(accepted(answer)))),
  );
  type('123456');
  await waitFor(() => expect(finishSecondStep).toHaveBeenCalled());
  type('12345');
  type('123457');
  answerFirst();
  await leadsTo('/m/gameRecord');
  expect(finishSecondStep).toHaveBeenCalledOnce();
});
