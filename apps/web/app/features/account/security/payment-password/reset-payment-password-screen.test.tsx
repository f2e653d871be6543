import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest } from '../../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../../test-support/render-screen.tsx';
import * as resetScreen from './reset-payment-password-screen.tsx';

const questions = {
  firstjob: 'Apakah pekerjaan pertama anda?',
  firstpet: 'Apakah nama haiwan peliharaan pertama anda?',
  firstphone: 'Apakah telefon pertama anda?',
};
const newLabel = 'Kata laluan pengeluaran baharu';
const passwordLabel = 'Kata laluan log masuk';
const labels = [...Object.values(questions), newLabel, 'Sekali lagi', passwordLabel];

async function open(reset: FakeCall<'resetPaymentPassword'>) {
  const resetPaymentPassword = vi.fn(reset);
  const chosen = Object.keys(questions);
  renderScreen(resetScreen, {
    path: '/m/securityCenter/resetPayment',
    session: fakeSession,
    calls: {
      listSecurityQuestions: () => accepted({ offered: [...chosen, 'mothertown'], chosen }),
      resetPaymentPassword,
    },
  });
  await screen.findByLabelText(questions.firstjob);
  return resetPaymentPassword;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const wrongFields = () => labels.filter((label) => field(label).getAttribute('aria-invalid') === 'true');

function fillIn(): void {
  type(questions.firstjob, 'Guru');
  type(questions.firstpet, 'Si Comel');
  type(questions.firstphone, 'Nokia');
  type(newLabel, '482915');
  type('Sekali lagi', '482915');
  type(passwordLabel, 'layang-9');
}

test('ME-08 the chosen questions alone are asked; answers and new digits go out once, and the overview comes back', async () => {
  const reset = await open(({ body }: FakeRequest) => {
    expect(body).toEqual({
      loginPassword: 'layang-9',
      newPaymentPassword: '482915',
      answers: [
        { questionId: 'firstjob', answer: 'Guru' },
        { questionId: 'firstpet', answer: 'Si Comel' },
        { questionId: 'firstphone', answer: 'Nokia' },
      ],
    });
    return accepted(null);
  });
  expect(screen.queryByLabelText('Di bandar manakah ibu anda dilahirkan?')).toBeNull();
  fillIn();
  for (let tap = 0; tap < 5; tap += 1) submit();
  await screen.findByText('Kata laluan pengeluaran disimpan');
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/securityCenter'));
  expect(reset).toHaveBeenCalledOnce();
});

test('ME-08 answers and digits that are missing stand at their fields, and nothing is sent', async () => {
  const reset = await open(() => accepted(null));
  submit();
  await waitFor(() => expect(document.activeElement).toBe(field(questions.firstjob)));
  expect(screen.getAllByText('Masukkan jawapan')).toHaveLength(3);
  expect(wrongFields()).toEqual([...Object.values(questions), newLabel, passwordLabel]);
  fillIn();
  type(questions.firstpet, '  ');
  type('Sekali lagi', '482916');
  submit();
  expect(wrongFields()).toEqual([questions.firstpet, 'Sekali lagi']);
  expect(screen.getByText('Kedua-dua kata laluan tidak sama')).toBeTruthy();
  expect(reset).not.toHaveBeenCalled();
});

test.each([
  [400, 'payment.password.weak', 'newPaymentPassword', newLabel],
  [403, 'password.wrong', 'loginPassword', passwordLabel],
] as const)(
  'ME-08 the refusal %i %s of %s stands at “%s”, which has the focus, until something is typed',
  async (status, code, serverField, label) => {
    await open(() => refused(status, code, 'Kata laluan ini ditolak', { field: serverField }));
    fillIn();
    submit();
    await screen.findByText('Kata laluan ini ditolak');
    expect(wrongFields()).toEqual([label]);
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    type(label, '1');
    expect(screen.queryByText('Kata laluan ini ditolak')).toBeNull();
  },
);

test.each([
  [403, 'security.answer.wrong'],
  [429, 'payment.password.locked'],
] as const)(
  'ME-08 the refusal %i %s is of no field, since which answer was wrong is nobody’s business, and goes with the next answer',
  async (status, code) => {
    await open(() => refused(status, code, 'Jawapan salah'));
    fillIn();
    submit();
    await screen.findByText('Jawapan salah');
    expect(wrongFields()).toEqual([]);
    expect(field(questions.firstjob).value).toBe('Guru');
    type(questions.firstjob, 'Nelayan');
    expect(screen.queryByText('Jawapan salah')).toBeNull();
  },
);
