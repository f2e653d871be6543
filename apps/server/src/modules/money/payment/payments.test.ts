import { expect, it, vi } from 'vitest';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { testSecret } from '../../../testing/test-server.ts';
import { askProvider } from './ask-provider.ts';
import { createPayments } from './payments.ts';

it('a provider that does not answer within eight seconds cannot be reached', async () => {
  const payments = createPayments({ config: { masterSecret: testSecret } } as ServerParts, []);
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asking = askProvider(payments, () => new Promise<never>(() => undefined));
  expect(asked.mock.calls).toEqual([[8_000]]);
  patience.abort();
  await expect(asking).rejects.toMatchObject({ code: 'provider.unreachable' });
});
