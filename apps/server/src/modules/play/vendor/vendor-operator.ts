import type { ServerParts } from '../../../platform/server-parts.ts';
import { answerBalance } from './answer-command.ts';
import { permitBet } from './permit-bet.ts';
import { requireLivePlay } from './require-live-play.ts';
import type { VendorOperator } from './vendor-adapter.ts';
import { vendorAuthenticate } from './vendor-authenticate.ts';
import type { VendorWallet } from './vendor-wallet.ts';
import { walletAccount } from './wallet-command.ts';

export function createVendorOperator(
  deps: Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random' | 'merchants' | 'config'>,
  wallet: VendorWallet,
): VendorOperator {
  return {
    clock: deps.clock,
    async vendorsOf(protocol, vendorCode) {
      return (await deps.merchants.vendor(vendorCode)).filter((vendor) => vendor.protocol === protocol);
    },
    authenticate: (context, launchToken) => vendorAuthenticate(deps, context, launchToken),
    async balance({ vendorCode, merchantCodes }, { merchantCode, memberId }, sessionToken) {
      if (!merchantCodes.has(merchantCode)) return { ok: false, code: 'vendor.player.unknown' };
      if (sessionToken !== undefined) {
        await requireLivePlay(deps, vendorCode, { merchantCode, memberId }, sessionToken);
      }
      return answerBalance(await deps.ledger.balanceOf(merchantCode, walletAccount({ memberId })));
    },
    permit: (bet, isRoundBegun) => permitBet(deps, bet, isRoundBegun),
    submit: (command) => wallet.submit(command),
    submitTogether: (commands) => wallet.submitTogether(commands),
  };
}
