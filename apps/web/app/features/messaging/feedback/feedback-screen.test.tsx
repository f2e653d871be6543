import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeId } from '@wau/contract/ids';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FakeAnswer } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as feedbackScreen from './feedback-screen.tsx';

beforeEach(() => sessionStorage.clear());

const path = '/m/feedback';
const session = fakeSession;
const feedback = {
  feedbackId: makeId('feedback', 0, new Uint8Array(10)),
  category: 'payment' as const,
  content: 'Bila sampai?',
  imageCount: 0,
  sentAt: '2026-01-02T03:04:05.000Z',
  hasUnreadReply: false,
  isClosed: false,
  replies: [] as { content: string; sentAt: string }[],
};
const words = () => screen.findByRole('textbox', { name: 'Maklum balas anda' });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Hantar maklum balas' });

interface SentBody {
  readonly content: string;
  readonly category: string;
  readonly clientId: string;
  readonly images: readonly string[];
}

test('ME-06 F1 category and words are sent once however often the button is tapped, and the form is empty again', async () => {
  const sent: SentBody[] = [];
  let answer = (_: FakeAnswer<'sendFeedback'>): void => undefined;
  renderScreen(feedbackScreen, {
    path,
    session,
    calls: {
      listFeedback: () => accepted({ list: [] }),
      sendFeedback: ({ body }) => {
        sent.push(body as SentBody);
        return new Promise((resolve) => (answer = resolve));
      },
    },
  });
  fireEvent.change(await words(), { target: { value: 'Laju sekali' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Tentang apa?' }), { target: { value: 'game' } });
  for (let taps = 0; taps < 5; taps += 1) fireEvent.click(sendButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(accepted(null));
  await screen.findByText('Terima kasih. Jawapan kami akan masuk ke peti masuk anda.');
  expect(sent).toMatchObject([{ content: 'Laju sekali', category: 'game', images: [] }]);
  expect(((await words()) as HTMLTextAreaElement).value).toBe('');
  expect(sessionStorage.getItem('wau_feedback_draft')).toBeNull();
});

test('ME-06 F1 while nobody knows what became of it, another tap sends it under the same name; a change begins anew', async () => {
  const names: string[] = [];
  const calls = {
    listFeedback: () => accepted({ list: [] }),
    sendFeedback: ({ body }: { readonly body: unknown }) => {
      names.push((body as SentBody).clientId);
      return refused(503, 'server.overloaded', 'Kami sibuk');
    },
  };
  renderScreen(feedbackScreen, { path, session, calls });
  fireEvent.change(await words(), { target: { value: 'Pertama' } });
  fireEvent.click(sendButton());
  await screen.findByText('Kami sibuk');
  // A reload keeps the words and the name.
  cleanup();
  renderScreen(feedbackScreen, { path, session, calls });
  expect(((await words()) as HTMLTextAreaElement).value).toBe('Pertama');
  fireEvent.click(sendButton());
  await waitFor(() => expect(names).toHaveLength(2));
  await screen.findByText('Kami sibuk');
  fireEvent.change(await words(), { target: { value: 'Kedua' } });
  fireEvent.click(sendButton());
  await waitFor(() => expect(names).toHaveLength(3));
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('ME-06 an answer is shown as new, and the server is told once that it is read', async () => {
  const read: string[] = [];
  const reply = { content: 'Sudah masuk', sentAt: '2026-01-02T05:04:05.000Z' };
  renderScreen(feedbackScreen, {
    path,
    session,
    calls: {
      listFeedback: () => accepted({ list: [{ ...feedback, hasUnreadReply: true, replies: [reply] }] }),
      readFeedback: ({ path: called }) => {
        read.push(called);
        return accepted(null);
      },
    },
  });
  await screen.findByText('Sudah masuk');
  expect(screen.getByText('Jawapan baharu')).toBeTruthy();
  expect(screen.queryByText('Menunggu jawapan')).toBeNull();
  await waitFor(() => expect(read).toHaveLength(1));
  expect(read[0]).toContain(feedback.feedbackId);
});

test('ME-06 what was closed without an answer waits for none, and says that it was read', async () => {
  renderScreen(feedbackScreen, {
    path,
    session,
    calls: { listFeedback: () => accepted({ list: [{ ...feedback, isClosed: true }] }) },
  });
  await screen.findByText('Kami sudah membacanya');
  expect(screen.queryByText('Menunggu jawapan')).toBeNull();
});

test('ME-06 pictures of the past come when they are asked for, and again after a failure', async () => {
  let asked = 0;
  renderScreen(feedbackScreen, {
    path,
    session,
    calls: {
      listFeedback: () => accepted({ list: [{ ...feedback, imageCount: 2 }] }),
      getFeedbackImages: () => {
        asked += 1;
        return asked === 1 ? refused(500, 'server.failed', 'Ralat') : accepted({ list: ['AAAA', 'BBBB'] });
      },
    },
  });
  expect(await screen.findByText('Menunggu jawapan')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lihat 2 gambar' }));
  await screen.findByText('Gambar tidak dapat dimuatkan.');
  fireEvent.click(screen.getByRole('button', { name: 'Lihat 2 gambar' }));
  const second = await screen.findByRole('img', { name: 'Gambar 2' });
  expect(second.getAttribute('src')).toBe('data:image/jpeg;base64,BBBB');
});

test('ME-06 feedback without words is not sent: the field says what is missing, has the focus, and is well once it is written in', async () => {
  const sendFeedback = vi.fn(() => accepted(null));
  renderScreen(feedbackScreen, {
    path,
    session,
    calls: { listFeedback: () => accepted({ list: [] }), sendFeedback },
  });
  fireEvent.change(await words(), { target: { value: '   ' } });
  fireEvent.click(sendButton());
  expect((await screen.findByRole('alert')).textContent).toBe('Tulis apa yang ingin anda beritahu');
  expect((await words()).getAttribute('aria-invalid')).toBe('true');
  await waitFor(async () => expect(document.activeElement).toBe(await words()));
  expect(sendFeedback).not.toHaveBeenCalled();
  fireEvent.change(await words(), { target: { value: 'Laju' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(sendButton());
  await waitFor(() => expect(sendFeedback).toHaveBeenCalledOnce());
});

test.each([
  ['trial.closed', 'Log masuk'],
  ['module.unavailable', 'Khidmat pelanggan'],
] as const)(
  'ME-06 AC-10 where feedback is not taken (%s) there is no form, and a way on',
  async (code, way) => {
    renderScreen(feedbackScreen, {
      path,
      session,
      calls: { listFeedback: () => refused(403, code, 'Tidak di sini') },
    });
    expect(await screen.findByRole('link', { name: way })).toBeTruthy();
    expect(screen.getByText('Tidak di sini')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);
