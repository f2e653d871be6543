import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeAnswer, FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { changeChat } from '../../../platform/chat/chat-queries.ts';
import * as serviceScreen from './service-screen.tsx';

const path = '/m/service';
const session = fakeSession;
const sentAt = '2026-01-02T03:04:05.000Z';
const hours = { isOffered: true, isOpen: true, changesAt: null, answerMinutes: 10 };
const message = (messageNumber: number, part: object) => ({
  messageNumber,
  author: 'operator' as const,
  clientId: null as string | null,
  content: '',
  hasImage: false,
  notice: null,
  sentAt,
  ...part,
});
const chat = {
  status: 'answered' as const,
  lastNumber: 0,
  unreadCount: 0,
  typingUntil: null,
  waitingSince: null,
};

const usual: FakeCalls = {
  getServiceHours: () => accepted(hours),
  getResources: () =>
    accepted({
      version: { pathList: [] },
      resources: [],
      download: { rewardMinor: '0', barRewardMinor: '0', barRequiresLogin: false },
    }),
  getChat: () => accepted(chat),
  listChatMessages: () => accepted({ list: [] }),
  typeInChat: () => accepted(null),
};

interface SentBody {
  readonly clientId: string;
  readonly content: string;
}

beforeEach(() => {
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

const field = () => screen.findByRole('textbox', { name: 'Mesej' });
const sendButton = () => screen.getByRole('button', { name: 'Hantar mesej' });
const log = () => screen.findByRole('log', { name: 'Mesej' });
async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
}

test('HO-08 F1 a message is sent once however often the button is tapped, shown as on its way, then as sent', async () => {
  const sent: SentBody[] = [];
  let said: ReturnType<typeof message>[] = [];
  let answer = (_: FakeAnswer<'sendChatMessage'>): void => undefined;
  renderScreen(serviceScreen, {
    path,
    session,
    calls: {
      ...usual,
      listChatMessages: () => accepted({ list: said }),
      sendChatMessage: ({ body }) => {
        sent.push(body as SentBody);
        return new Promise((resolve) => (answer = resolve));
      },
    },
  });
  await write('  Deposit belum masuk ');
  for (let taps = 0; taps < 5; taps += 1) fireEvent.click(sendButton());
  expect(await screen.findByText('Sedang dihantar…')).toBeTruthy();
  expect(((await field()) as HTMLTextAreaElement).value).toBe('');
  await waitFor(() => expect(sent).toHaveLength(1));
  const { clientId, content } = sent[0] ?? { clientId: '', content: '' };
  expect(content).toBe('Deposit belum masuk');
  said = [message(1, { author: 'member', clientId, content })];
  answer(accepted(message(1, { author: 'member', clientId, content })));
  expect(await screen.findByText(/· Dihantar$/)).toBeTruthy();
  expect(within(await log()).getAllByText('Deposit belum masuk')).toHaveLength(1);
});

test('HO-08 F1 what does not get through says so and stays over a reload, to be sent under the same name', async () => {
  const names: string[] = [];
  const calls: FakeCalls = {
    ...usual,
    sendChatMessage: ({ body }) => {
      names.push((body as SentBody).clientId);
      return refused(503, 'server.overloaded', 'Kami sibuk');
    },
  };
  renderScreen(serviceScreen, { path, session, calls });
  await write('Tolong');
  fireEvent.click(sendButton());
  await screen.findByText('Kami sibuk');
  cleanup();
  renderScreen(serviceScreen, { path, session, calls });
  await screen.findByText('Tidak dihantar.');
  expect(within(await log()).getByText('Tolong')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hantar semula' }));
  await screen.findByText('Kami sibuk');
  expect(names).toHaveLength(2);
  expect(names[1]).toBe(names[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Buang' }));
  await waitFor(() => expect(screen.queryByText('Tolong')).toBeNull());
  expect(sessionStorage.getItem('wau_chat_pending')).toBeNull();
});

test('HO-08 messages go out in the order they were written, each after the one before', async () => {
  const sent: string[] = [];
  const answers: ((answer: FakeAnswer<'sendChatMessage'>) => void)[] = [];
  renderScreen(serviceScreen, {
    path,
    session,
    calls: {
      ...usual,
      sendChatMessage: ({ body }) => {
        sent.push((body as SentBody).content);
        return new Promise((resolve) => answers.push(resolve));
      },
    },
  });
  for (const text of ['Satu', 'Dua']) {
    await write(text);
    fireEvent.click(sendButton());
  }
  await waitFor(() => expect(sent).toEqual(['Satu']));
  answers[0]?.(accepted(message(1, { author: 'member', content: 'Satu' })));
  await waitFor(() => expect(sent).toEqual(['Satu', 'Dua']));
});

test('HO-08 what was written is there again after a reload', async () => {
  renderScreen(serviceScreen, { path, session, calls: usual });
  await write('Separuh ayat');
  cleanup();
  renderScreen(serviceScreen, { path, session, calls: usual });
  expect(((await field()) as HTMLTextAreaElement).value).toBe('Separuh ayat');
});

test('HO-08 what was said stands in order, with what the system says, and is read once it is seen', async () => {
  const read: unknown[] = [];
  renderScreen(serviceScreen, {
    path,
    session,
    calls: {
      ...usual,
      getChat: () => accepted({ ...chat, lastNumber: 3, unreadCount: 2 }),
      listChatMessages: () =>
        accepted({
          list: [
            message(3, { content: 'Sudah masuk' }),
            message(2, { author: 'system', notice: 'ticket.unanswered' }),
            message(1, { author: 'member', clientId: 'x', content: 'Bila?' }),
          ],
        }),
      readChat: ({ body }) => {
        read.push(body);
        return accepted(null);
      },
    },
  });
  const lines = within(await log()).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Bila?'),
    'Maaf, semua petugas sedang sibuk. Kami akan menjawab di sini dan dalam peti masuk anda.',
    expect.stringContaining('Sudah masuk'),
  ]);
  await waitFor(() => expect(read).toEqual([{ messageNumber: 3 }]));
});

test('HO-08 that it was read is told again when it did not come through', async () => {
  const read: unknown[] = [];
  renderScreen(serviceScreen, {
    path,
    session,
    calls: {
      ...usual,
      getChat: () => accepted({ ...chat, lastNumber: 1, unreadCount: 1 }),
      listChatMessages: () => accepted({ list: [message(1, { content: 'Sudah masuk' })] }),
      readChat: ({ body }) => {
        read.push(body);
        return read.length === 1 ? refused(503, 'server.overloaded', 'Kami sibuk') : accepted(null);
      },
    },
  });
  await log();
  await waitFor(() => expect(read).toEqual([{ messageNumber: 1 }]));
  await waitFor(() => expect(read).toEqual([{ messageNumber: 1 }, { messageNumber: 1 }]), {
    timeout: 10_000,
  });
});

test('HO-08 somebody who writes is seen for some seconds, whatever the clocks say', async () => {
  const { queryClient } = renderScreen(serviceScreen, {
    path,
    session,
    calls: {
      ...usual,
      getChat: () => accepted({ ...chat, lastNumber: 1 }),
      listChatMessages: () => accepted({ list: [message(1, { content: 'Sebentar' })] }),
    },
  });
  await log();
  await waitFor(() => expect(queryClient.getQueryData(['member', 'chat', 'state'])).toBeDefined());
  vi.useFakeTimers();
  try {
    changeChat(queryClient, { typingUntil: '2020-01-01T00:00:00.000Z' });
    // Who watches the cache is told a moment later.
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Khidmat pelanggan sedang menulis…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.queryByText('Khidmat pelanggan sedang menulis…')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('HO-08 the server hears that the player writes, no oftener than it holds', async () => {
  const typing = vi.fn(() => accepted(null));
  renderScreen(serviceScreen, { path, session, calls: { ...usual, typeInChat: typing } });
  for (const text of ['S', 'Sa', 'Sal']) await write(text);
  await waitFor(() => expect(typing).toHaveBeenCalledOnce());
});

test('HO-08 pictures come when they are shown, and those that are not kept any more say so', async () => {
  renderScreen(serviceScreen, {
    path,
    session,
    calls: {
      ...usual,
      listChatMessages: () =>
        accepted({
          list: [
            message(2, { author: 'member', hasImage: true }),
            message(1, { author: 'member', hasImage: true }),
          ],
        }),
      getChatImage: ({ path: asked }) =>
        asked.includes('/2/')
          ? accepted({ image: 'AAAA' })
          : refused(404, 'chat.image.unknown', 'Gambar ini tidak disimpan lagi'),
    },
  });
  const shown = await screen.findByRole('img', { name: 'Gambar' });
  expect(shown.getAttribute('src')).toBe('data:image/jpeg;base64,AAAA');
  expect(await screen.findByText('Gambar ini tidak disimpan lagi')).toBeTruthy();
});

test('HO-08 while nobody is there it says when somebody will be, and takes messages all the same', async () => {
  const closed = { ...hours, isOpen: false, changesAt: '2026-03-03T01:00:00.000Z' };
  renderScreen(serviceScreen, {
    path,
    session,
    calls: { ...usual, getServiceHours: () => accepted(closed) },
  });
  expect(await screen.findByText('Kami tiada sekarang')).toBeTruthy();
  expect(screen.getByText(/^Kami kembali pada .*09:00/)).toBeTruthy();
  expect(await field()).toBeTruthy();
});

test('HO-08 a visitor is led to the login and back, and a trial to the contacts alone', async () => {
  renderScreen(serviceScreen, { path, calls: usual });
  const login = await screen.findByRole('link', { name: 'Log masuk' });
  expect(login.getAttribute('href')).toBe('/m/login?returnTo=%2Fm%2Fservice');
  cleanup();
  renderScreen(serviceScreen, { path, calls: usual, session: { ...fakeSession, type: 4 } });
  expect(await screen.findByRole('link', { name: /Pusat bantuan/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Log masuk' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});
