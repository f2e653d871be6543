import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { Spoiling, WalletFixture } from '../conformance/wallet/wallet-fixture.ts';

/** A way to a vendor of the protocol `transfer-wallet` on which the next call comes to grief when a test says so. */
export function spoilingTransport(
  way: SignedTransport,
): Pick<WalletFixture, 'spoilNext'> & { readonly transport: SignedTransport } {
  let next: Spoiling | undefined;
  return {
    spoilNext(how) {
      next = how;
    },
    async transport(request, signal) {
      const how = next;
      next = undefined;
      if (how === 'request lost') throw new Error('connection refused');
      const answer = await way(request, signal);
      if (how === 'answer lost') throw new Error('connection reset');
      if (how === undefined) return answer;
      return { ...answer, body: JSON.parse(spoiled(JSON.stringify(answer.body), how)) as unknown };
    },
  };
}

function spoiled(text: string, how: Exclude<Spoiling, 'request lost' | 'answer lost'>): string {
  if (how === 'answer torn') return text.slice(0, -2);
  if (how === 'answer of another shape') return '{"success":true,"value":{"status":"OK"}}';
  return text.replaceAll(/"(amountMinor|balanceMinor|stakeMinor)":"\d+"/g, `"$1":${how.amountText}`);
}
