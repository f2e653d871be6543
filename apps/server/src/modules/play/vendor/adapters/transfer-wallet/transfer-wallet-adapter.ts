import type { CallBody, CallValue } from '@wau/contract/call';
import {
  transferWalletAuthenticate,
  transferWalletPermit,
} from '@wau/contract/calls/play/transfer-wallet-calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import { callRegistrar } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { type VendorContext, vendorGate } from '../../../../../platform/gates/vendor-gate.ts';
import { signedPlayer } from '../../signed-requests.ts';
import type { VendorAdapter, VendorOperator } from '../../vendor-adapter.ts';
import type { AuthenticatedPlayer } from '../../vendor-authenticate.ts';
import { hashToken } from '../../wallet-command.ts';
import { launchAddress } from '../studio/launch-address.ts';
import { studioAnswers } from '../studio/studio-questions.ts';
import { purseClient } from './purse-client.ts';

/** As rows of `wau.vendors` name it. */
const transferWalletProtocol = 'transfer-wallet';

/**
 * Vendors that keep a wallet for each player: money is moved there and back, and what was played comes as files. The
 * vendor asks who a launch stands for and whether its player may bet, and can take nothing from the main wallet.
 */
export function transferWalletAdapter(
  transportTo: (apiUrl: string) => SignedTransport,
  clock: Clock,
): VendorAdapter {
  return {
    protocol: transferWalletProtocol,
    launch: async (launch) => launchAddress(launch),
    ...studioAnswers,
    registerRoutes(app, operator) {
      const merchants = {
        vendor: (vendorCode: string) => operator.vendorsOf(transferWalletProtocol, vendorCode),
      };
      const register = callRegistrar<VendorContext, 'vendor'>(
        app,
        vendorGate(merchants, operator.clock, transferWalletProtocol),
      );
      register(transferWalletAuthenticate, async ({ context, body }) =>
        playerValueOf(await operator.authenticate(context, body.launchToken)),
      );
      register(transferWalletPermit, async ({ context, body }) => {
        const code = await operator.permit(betInQuestion(context, body), body.roundBegun === true);
        if (code !== undefined) throw new Refusal(code);
        return null;
      });
    },
    transferWallet: purseClient(transportTo, clock),
  };
}

function betInQuestion(
  context: VendorContext,
  body: CallBody<typeof transferWalletPermit>,
): Parameters<VendorOperator['permit']>[0] {
  return {
    ...signedPlayer(context, body.merchantCode, body.playerId),
    vendorCode: context.vendorCode,
    gameId: body.gameId,
    sessionTokenHash: hashToken(body.sessionToken),
    amountMinor: toMinor(BigInt(body.amountMinor)),
    buysFeature: body.buysFeature === true,
  };
}

/** Without the balance: what is in the main wallet is no affair of a vendor that cannot take from it. */
function playerValueOf({
  memberId,
  limits,
  balanceMinor: _mainBalance,
  ...player
}: AuthenticatedPlayer): CallValue<typeof transferWalletAuthenticate> {
  return {
    ...player,
    playerId: memberId,
    limits: {
      minStakeMinor: minorToWire(limits.minStakeMinor),
      maxStakeMinor: minorToWire(limits.maxStakeMinor),
      maxWinMinor: minorToWire(limits.maxWinMinor),
    },
  };
}
