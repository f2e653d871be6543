import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore, type SessionInfo } from '../services/session-store.ts';
import { followSession } from './follow-session.ts';

const aisyah: SessionInfo = {
  token: 'of aisyah',
  merchantCode: 'wau',
  userName: 'aisyah',
  type: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};
const rahmat: SessionInfo = { ...aisyah, token: 'of rahmat', userName: 'rahmat' };

/** A channel that only the tabs of one test are on; what is said is heard by all others at once. */
class TestChannel extends EventTarget {
  static readonly open = new Set<TestChannel>();

  constructor() {
    super();
    TestChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of TestChannel.open) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  TestChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', TestChannel);
});
afterEach(() => vi.unstubAllGlobals());

function openTab(info?: SessionInfo, storage?: Storage) {
  const session = createSessionStore(storage);
  const { join } = followSession(session, new QueryClient(), () => undefined);
  if (info !== undefined) session.begin(info);
  return { session, join };
}

test('AC-24 a tab keeps the session that it has, whatever the others tell a new one', async () => {
  const first = openTab(aisyah);
  const other = openTab(rahmat);
  const fresh = openTab();
  await fresh.join();
  expect(fresh.session.current()).toEqual(aisyah);
  expect([first.session.current(), other.session.current()]).toEqual([aisyah, rahmat]);
});

test('AC-24 whoever logs in over another in one tab says nothing of the session that the other tabs have', () => {
  const [here, there] = [openTab(aisyah), openTab(aisyah)];
  here.session.begin(rahmat);
  expect([here.session.current(), there.session.current()]).toEqual([rahmat, aisyah]);
  const renewed = { ...rahmat, token: 'renewed' };
  here.session.begin(renewed);
  expect([here.session.current(), there.session.current()]).toEqual([renewed, aisyah]);
});

test('AC-21 a logout in one tab takes what another tab stored only where somebody has been logged in', () => {
  const visitor = openTab(undefined, sessionStorage);
  const note = 'wau_external_registration';
  sessionStorage.setItem(note, '"of a visitor"');
  const leave = () => openTab(rahmat).session.end();
  leave();
  expect(sessionStorage.getItem(note)).toBe('"of a visitor"');
  visitor.session.begin(aisyah);
  visitor.session.expire();
  leave();
  expect(sessionStorage.getItem(note)).toBeNull();
});
