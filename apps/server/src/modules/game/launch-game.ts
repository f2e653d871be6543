import { hash } from 'node:crypto';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LanguageCode } from '@wau/contract/languages';
import { newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { isUnderMaintenance } from '../../platform/access/merchant-access.ts';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { insertLaunchToken, selectLaunchableGame } from './launch-sql.ts';

/** Time enough for a slow phone to load the vendor's page, and little for anybody who finds the address later. */
const launchTokenLifetimeMs = 60_000;

/**
 * Opens a game: a token that the vendor exchanges once for the player, in the fragment of the vendor's page, which
 * neither proxies nor logs see.
 *
 * Invariants: the token is stored hashed; it stands for this member, this session and this game.
 *
 * @throws Refusal `game.unknown`, `game.unavailable` (game or vendor switched off)
 */
export async function launchGame(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'random'>,
  { merchant, language, member, session }: MemberContext,
  query: CallQuery<Calls['launchGame']>,
): Promise<CallValue<Calls['launchGame']>> {
  const vendor = merchant.vendors.find((each) => each.vendorCode === query.vendor);
  const game = await selectLaunchableGame(parts.runner, merchant.merchantCode, language, query);
  if (vendor === undefined || game === undefined) throw new Refusal('game.unknown');
  if (!vendor.enabled || !game.enabled) throw new Refusal('game.unavailable');
  const token = newToken(parts.random);
  const nowMs = parts.clock.nowMs();
  await insertLaunchToken(parts.runner, {
    merchant_id: merchant.merchantCode,
    token_hash: hash('sha256', token, 'buffer'),
    vendor_code: vendor.vendorCode,
    game_id: query.gameId,
    member_id: member.memberId,
    session_id: session.sessionId,
    language,
    expires_at: new Date(nowMs + launchTokenLifetimeMs),
    // During maintenance nobody else gets as far as here.
    by_tester: isUnderMaintenance(merchant.access, nowMs),
  });
  return {
    launchUrl: launchUrlOf(vendor.launchUrl, query.gameId, {
      language,
      themeName: merchant.themeName,
      token,
    }),
    gameName: game.game_name,
    gameId: query.gameId,
  };
}

interface LaunchDetails {
  readonly language: LanguageCode;
  readonly themeName: string;
  readonly token: string;
}

/**
 * The vendor's address of the game. Language and theme go into the query so that the page can be drawn right before
 * the token is exchanged; the address may be relative to the merchant's site.
 */
export function launchUrlOf(template: string, gameId: string, details: LaunchDetails): string {
  const address = template.replaceAll('{gameId}', encodeURIComponent(gameId));
  const query = new URLSearchParams({ language: details.language, theme: details.themeName });
  return `${address}${address.includes('?') ? '&' : '?'}${query}#launch=${details.token}`;
}
