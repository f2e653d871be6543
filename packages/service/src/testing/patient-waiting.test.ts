import { expect, test, vi } from 'vitest';

test('waiting that says nothing of its patience outlasts a busy second', async () => {
  const beganAtMs = performance.now();
  const waitedMs = await vi.waitFor(() => {
    const passedMs = performance.now() - beganAtMs;
    expect(passedMs).toBeGreaterThan(1_200);
    return passedMs;
  });
  expect(waitedMs).toBeGreaterThan(1_200);
  await vi.waitUntil(() => performance.now() - beganAtMs > 2_500);
});

test('waiting that does keeps its own', async () => {
  const isOver = vi.fn(() => false);
  await expect(vi.waitUntil(isOver, { timeout: 20, interval: 5 })).rejects.toThrow();
  await expect(vi.waitFor(() => expect(isOver()).toBe(true), 20)).rejects.toThrow();
});
