import { expect, it, vi } from 'vitest';
import { createOpenVendorGame } from './open-vendor-game.ts';
import type { VendorAdapter, VendorLaunch } from './vendor-adapter.ts';

const launch = { vendor: { vendorCode: 'silent', protocol: 'silence' } } as VendorLaunch;

it('a vendor that does not answer within eight seconds has failed, and hears of it', async () => {
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const heard: AbortSignal[] = [];
  const silent: VendorAdapter = {
    protocol: 'silence',
    launch: (_, signal) => {
      heard.push(signal);
      return new Promise(() => undefined);
    },
    registerRoutes: () => undefined,
  };
  const opening = createOpenVendorGame([silent])(launch);
  expect(asked.mock.calls).toEqual([[8_000]]);
  patience.abort();
  await expect(opening).rejects.toMatchObject({ code: 'network.upstream.failed' });
  expect(heard.map(({ aborted }) => aborted)).toEqual([true]);
});

it('a vendor whose protocol nobody here speaks has no games', async () => {
  await expect(createOpenVendorGame([])(launch)).rejects.toMatchObject({ code: 'game.unavailable' });
});
