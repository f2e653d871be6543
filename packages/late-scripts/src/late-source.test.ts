import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLateSource, retryDelaysMs, whenItComes } from './late-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file that does not come until it is let through. */
function lostFile() {
  const file = { comes: false, asked: 0 };
  const load = async () => {
    file.asked += 1;
    if (!file.comes) throw new TypeError('Failed to fetch');
    return 'part';
  };
  return { file, load };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('F4 what does not come is asked for again, ever more seldom, and comes', async () => {
  const { file, load } = lostFile();
  const source = createLateSource(load);
  expect(file.asked).toBe(0);
  const stop = source.subscribe(() => undefined);
  await settle();
  expect(source.current()).toEqual({ status: 'missing' });
  let asked = 1;
  for (const delayMs of [...retryDelaysMs, retryDelaysMs.at(-1) ?? 0]) {
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(file.asked).toBe(asked);
    await vi.advanceTimersByTimeAsync(1);
    asked += 1;
    expect(file.asked).toBe(asked);
  }
  file.comes = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(source.current()).toEqual({ status: 'here', module: 'part' });
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(file.asked).toBe(asked + 1);
});

test('F4 whoever wants it anew waits no longer than the first who did', async () => {
  const { file, load } = lostFile();
  const source = createLateSource(load);
  const [firstDelayMs = 0, secondDelayMs = 0] = retryDelaysMs;
  const stop = source.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(firstDelayMs + secondDelayMs);
  expect(file.asked).toBe(3);
  stop();
  source.subscribe(() => undefined);
  await settle();
  expect(file.asked).toBe(4);
  await vi.advanceTimersByTimeAsync(firstDelayMs);
  expect(file.asked).toBe(5);
});

test('F4 it is asked for at once when the network is back, and when somebody asks', async () => {
  const { file, load } = lostFile();
  const source = createLateSource(load);
  source.subscribe(() => undefined);
  await settle();
  source.retry();
  await settle();
  expect(file.asked).toBe(2);
  file.comes = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(source.current().status).toBe('here');
});

test('F4 what nobody wants any more is not asked for', async () => {
  const { file, load } = lostFile();
  const used = vi.fn();
  const stop = whenItComes(load, used);
  await settle();
  stop();
  file.comes = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(file.asked).toBe(1);
  expect(used).not.toHaveBeenCalled();
  whenItComes(load, used);
  await settle();
  expect(used).toHaveBeenCalledWith('part');
});
