import type { CallValue } from '@wau/contract/call';
import type { getPlayBalance as getPlayBalanceCall } from '@wau/contract/calls/play/studio-calls';
import { Fault, Refusal } from '@wau/service/refusal';
import { openSealedText } from '@wau/service/secrets/sealing';
import { type PlaySession, walletTokenPlace } from '../play-sessions/play-session-sql.ts';
import type { StudioContext } from '../studio-context.ts';

/**
 * The player's balance as the operator tells it now; the studio holds none. The operator tells it for as long as the
 * player is logged in there, so a play token shows nothing after the logout. Refuses `session.ended`.
 */
export async function getPlayBalance(
  studio: StudioContext,
  session: PlaySession,
): Promise<CallValue<typeof getPlayBalanceCall>> {
  const answer = await studio.wallet.balance({
    merchantCode: session.merchantId,
    playerId: session.playerId,
    gameId: session.gameId,
    sessionToken: openSealedText(studio.sealingKey, walletTokenPlace(session), session.walletTokenSealed),
  });
  if (answer.kind === 'unknown') throw new Fault('network.upstream.failed', { detail: answer.reason });
  if (answer.kind === 'refused') throw new Refusal('session.ended');
  return answer.value;
}
