import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../../test-support/fake-api.ts';
import { renderScreen } from '../../../test-support/render-screen.tsx';
import { countdownMsOf, secondsLeft } from '../../platform/send-code/countdown.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { CodeField } from './code-field.tsx';
import { useSendCode } from './use-send-code.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let failures: string[] = [];
let sent = 0;

function Form() {
  const api = useApi();
  const state = useSendCode(
    () => api.call('sendLoginCode', { body: { mobileNum: '+60123456789' } }),
    (failure) => {
      failures.push(failure.code);
    },
    () => {
      sent += 1;
    },
  );
  return (
    <CodeField name="code" value="" onChange={() => undefined} state={state} isDisabled={!state.wasSent} />
  );
}

type Answer = FakeAnswer<'sendLoginCode'>;

/** Renders the field over a server that answers when it is told to. */
function renderForm(answers: (() => Answer | Promise<Answer>)[]) {
  failures = [];
  sent = 0;
  const sendLoginCode = vi.fn(() => answers.shift()?.() ?? accepted({ expiredMinutes: 1 }));
  renderScreen({ default: Form }, { path: '/code', calls: { sendLoginCode } });
  return sendLoginCode;
}

const button = () => screen.getByRole('button', { name: 'Dapatkan kod' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('AC-04 idle, sending, a countdown of expiredMinutes x 60, idle; sending is blocked while counting', async () => {
  let answer = (_: Answer): void => undefined;
  const send = renderForm([() => new Promise((resolve) => (answer = resolve))]);
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').disabled).toBe(true);
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button());
  await pass(0);
  expect(screen.getByText('SMS sedang dihantar…')).toBeTruthy();
  // The word of the sending stays as long as the sending takes.
  await pass(15_000);
  expect(screen.getByText('SMS sedang dihantar…')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);

  answer(accepted({ expiredMinutes: 2 }));
  await pass(0);
  expect(screen.queryByText('SMS sedang dihantar…')).toBeNull();
  expect(screen.getByText('SMS telah dihantar')).toBeTruthy();
  // What was said of an earlier code is taken back.
  expect(sent).toBe(1);
  expect(screen.getByRole('timer').textContent).toBe('120s');
  expect(screen.queryByRole('button', { name: 'Dapatkan kod' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').disabled).toBe(false);
  await pass(1_000);
  expect(screen.getByRole('timer').textContent).toBe('119s');
  await pass(499);
  expect(screen.getByText('SMS telah dihantar')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('SMS telah dihantar')).toBeNull();
  await pass(117_500);
  expect(screen.getByRole('timer').textContent).toBe('1s');
  await pass(1_000);
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.click(button());
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('timer').textContent).toBe('60s');
});

test('AC-04 a failure hides the word of the sending and leaves the button ready', async () => {
  renderForm([() => refused(429, 'verification.code.too.many', 'Terlalu banyak kod diminta')]);
  fireEvent.click(button());
  await pass(0);
  expect(screen.queryByText('SMS sedang dihantar…')).toBeNull();
  expect(failures).toEqual(['verification.code.too.many']);
  expect(sent).toBe(0);
  expect(button()).toBeTruthy();
});

test('AC-04 after a reload the countdown goes on where the server knows of it', async () => {
  renderForm([
    () => ({
      ...refused(429, 'verification.code.too.early', 'Kod baru sahaja dihantar'),
      headers: { 'Retry-After': '37' },
    }),
  ]);
  fireEvent.click(button());
  await pass(0);
  expect(screen.getByRole('timer').textContent).toBe('37s');
  expect(screen.getByText('Kod baru sahaja dihantar')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Kod SMS').disabled).toBe(false);
  expect(failures).toEqual([]);
});

test('AC-04 the countdown is 60 seconds where the server does not say', () => {
  expect(countdownMsOf(undefined)).toBe(60_000);
  expect(countdownMsOf(0)).toBe(60_000);
  expect(countdownMsOf(5)).toBe(300_000);
  expect([secondsLeft(60_000, 0), secondsLeft(60_000, 59_001), secondsLeft(60_000, 61_000)]).toEqual([
    60, 1, 0,
  ]);
});

const idle = { phase: 'idle', secondsLeft: 0, wasSent: true, start: async () => undefined } as const;
const counting = { ...idle, phase: 'counting', secondsLeft: 60 } as const;

test('AC-02 a code is typed in digits, at most 10 of them', () => {
  const typed: string[] = [];
  renderScreen(
    { default: () => <CodeField name="code" value="" onChange={(text) => typed.push(text)} state={idle} /> },
    { path: '/code', calls: {} },
  );
  fireEvent.change(screen.getByLabelText('Kod SMS'), { target: { value: '12a 3-4567890123' } });
  expect(typed).toEqual(['1234567890']);
  expect(screen.getByLabelText('Kod SMS').getAttribute('maxlength')).toBe('10');
});

test('AC-04 the code is what to type next once the button has given its place to the time, unless the player is elsewhere', () => {
  for (const isElsewhere of [false, true]) {
    const field = (state: typeof idle | typeof counting) => (
      <>
        <CodeField name="code" value="" onChange={() => undefined} state={state} />
        <input aria-label="elsewhere" />
      </>
    );
    let show: (state: typeof counting) => void = () => undefined;
    const Form = () => {
      const [state, setState] = useState<typeof idle | typeof counting>(idle);
      show = setState;
      return field(state);
    };
    renderScreen({ default: Form }, { path: '/code', calls: {} });
    if (isElsewhere) screen.getByLabelText('elsewhere').focus();
    else button().focus();
    act(() => show(counting));
    expect(document.activeElement).toBe(screen.getByLabelText(isElsewhere ? 'elsewhere' : 'Kod SMS'));
    cleanup();
  }
});
