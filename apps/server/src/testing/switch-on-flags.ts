import type { FlagName } from '@wau/contract/modules';
import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';

/** Turns flags on that the demo has off, at all merchants, and comes back when the server knows. */
export async function switchOnFlags(server: TestServer, ...flags: readonly FlagName[]): Promise<void> {
  const changed = await server.runner.query<{ merchant_id: string }>({
    text: `update wau.merchants
              set enabled_flags = (select array_agg(distinct flag) from unnest(enabled_flags || $1) as flag)
            where trial_of is null returning merchant_id`,
    values: [flags],
  });
  await vi.waitFor(
    async () => {
      for (const { merchant_id: merchantCode } of changed) {
        const known = (await server.handle.merchantOf('', merchantCode))?.flags;
        if (!flags.every((flag) => known?.has(flag)))
          throw new Error(`${merchantCode} has ${flags} not on yet`);
      }
    },
    { timeout: 5_000 },
  );
}
