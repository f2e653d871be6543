import { calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import { signedHeaders } from '@wau/service/secrets/signature';
import type { TestServer } from '../../../../../testing/test-server.ts';
import { sendRaw } from '../conformance/send-raw.ts';
import type { SendingWays, SpokenAnswer, SpokenPlayer } from '../conformance/vendor-speech.ts';
import type { WalletSpeech } from '../conformance/wallet/wallet-fixture.ts';

const spokenCodes: ReadonlyMap<string, SpokenAnswer> = new Map<string, SpokenAnswer>([
  ['vendor.signature.wrong', 'wrong signature'],
  ['vendor.timestamp.stale', 'stale'],
  ['launch.token.invalid', 'token'],
  ['vendor.token.expired', 'token'],
  ['vendor.player.unknown', 'unknown player'],
  ['request.invalid', 'invalid'],
  ['request.json.invalid', 'invalid'],
  ['request.body.too.large', 'invalid'],
  ['game.unavailable', 'game'],
  ['game.unknown', 'game'],
  ['stake.above.maximum', 'limit'],
]);

type Envelope =
  | { readonly success: true; readonly value: SpokenPlayer }
  | { readonly success: false; readonly errorCode: string };

/** What a vendor of the protocol `transfer-wallet` asks an operator, signed with a key. */
export function transferWalletSpeech(
  server: TestServer,
  { vendorCode, gameId, key }: { readonly vendorCode: string; readonly gameId: string; readonly key: Buffer },
): WalletSpeech {
  const send = async (path: string, text: string, { signature, sentAtMs }: SendingWays = {}) => {
    const timestampMs = sentAtMs ?? server.clock.nowMs();
    const rawBody = signature === 'of another body' ? `${text} ` : text;
    const headers = signedHeaders(vendorCode, key, { method: 'POST', path, timestampMs, rawBody });
    if (signature === 'absent') delete headers[headerNames.signature];
    const answer = await sendRaw(server, path, headers, text);
    return JSON.parse(answer.text) as Envelope;
  };
  const refusalOf = ({ errorCode }: Extract<Envelope, { success: false }>): SpokenAnswer => {
    const spoken = spokenCodes.get(errorCode);
    if (spoken === undefined) throw new Error(`the vendor does not know ${errorCode}`);
    return spoken;
  };
  const enterText = (launchUrl: string): string => {
    const launch = /#launch=([\w.-]+)$/.exec(launchUrl)?.[1] ?? '';
    return JSON.stringify({ launchToken: launch.split('.').at(-1) });
  };
  const sendEnterText: WalletSpeech['sendEnterText'] = async (text, ways) => {
    const answer = await send(calls.transferWalletAuthenticate.path, text, ways);
    return answer.success ? answer.value : refusalOf(answer);
  };
  return {
    enter: (launchUrl) => sendEnterText(enterText(launchUrl)),
    enterText,
    sendEnterText,
    async permit({ merchantCode, playerId, sessionToken }, stake) {
      const body = { merchantCode, playerId, sessionToken, gameId, amountMinor: '1' };
      const amountText = typeof stake === 'bigint' ? `"${stake}"` : stake.amountText;
      const text = JSON.stringify(body).replace('"amountMinor":"1"', `"amountMinor":${amountText}`);
      const answer = await send(calls.transferWalletPermit.path, text);
      return answer.success ? 'permitted' : refusalOf(answer);
    },
  };
}
