import { expect, test, vi } from 'vitest';
import { createNetworkStore } from './network-state.ts';

function fakeWindow() {
  return Object.assign(new EventTarget(), { navigator: { onLine: true } });
}

test('offline by the browser’s word wins over slow, slow lasts while any call is slow', () => {
  const target = fakeWindow();
  const store = createNetworkStore(target);
  const heard = vi.fn();
  store.subscribe(heard);
  expect(store.current()).toBe('online');
  store.callIsSlow(true);
  store.callIsSlow(true);
  store.callIsSlow(false);
  expect(store.current()).toBe('slow');
  target.navigator.onLine = false;
  target.dispatchEvent(new Event('offline'));
  expect(store.current()).toBe('offline');
  target.navigator.onLine = true;
  target.dispatchEvent(new Event('online'));
  store.callIsSlow(false);
  expect(store.current()).toBe('online');
  expect(heard).toHaveBeenCalledTimes(6);
});

test('a call that ends twice does not make the count negative', () => {
  const store = createNetworkStore(fakeWindow());
  store.callIsSlow(false);
  store.callIsSlow(true);
  expect(store.current()).toBe('slow');
});
