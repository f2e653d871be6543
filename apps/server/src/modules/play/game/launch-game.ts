import { hash } from 'node:crypto';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { isUnderMaintenance } from '../../../platform/merchants/merchant-access.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requirePlayTime } from '../play-limit/require-limits.ts';
import { noteOpenedPlay } from '../reality-check/note-opened-play.ts';
import type { TransferWallets } from '../transfer-wallet/transfer-wallets.ts';
import { listVendorsWithFunds } from '../transfer-wallet/vendor-wallets.ts';
import type { OpenVendorGame } from '../vendor/open-vendor-game.ts';
import { insertLaunchToken, selectLaunchableGame } from './launch-sql.ts';
import { upsertRecentGame } from './member-game-sql.ts';

/** Time enough for a slow phone to load the vendor's page, and little for anybody who finds the address later. */
const launchTokenLifetimeMs = 60_000;

export type LaunchGameDeps = Pick<ServerParts, 'runner' | 'clock' | 'random'> & {
  readonly openVendorGame: OpenVendorGame;
  readonly transferWallets: Pick<TransferWallets, 'isKeptBy'>;
};

/**
 * Opens a game: a token that the vendor exchanges once for the player, and the vendor's address that it is given to.
 * The token is stored before the vendor is asked, which may take it up at once.
 *
 * Invariants: the token is stored hashed; it stands for this member, this session and this game.
 *
 * @throws Refusal `game.unknown`, `game.unavailable` (game or vendor switched off, or transfers to a vendor that keeps its own
 *   wallets), `play.limit.time`, `network.upstream.failed`
 */
export async function launchGame(
  parts: LaunchGameDeps,
  { merchant, language, member, session }: MemberContext,
  query: CallQuery<Calls['launchGame']>,
): Promise<CallValue<Calls['launchGame']>> {
  const vendor = merchant.vendors.find((each) => each.vendorCode === query.vendor);
  const game = await selectLaunchableGame(parts.runner, merchant.merchantCode, language, query);
  if (vendor === undefined || game === undefined) throw new Refusal('game.unknown');
  if (!vendor.enabled || !game.enabled) throw new Refusal('game.unavailable');
  const keepsWallet = parts.transferWallets.isKeptBy(vendor);
  // Nobody could bring a stake there.
  if (keepsWallet && !merchant.modules.has('FUNDTRANS3')) throw new Refusal('game.unavailable');
  const nowMs = parts.clock.nowMs();
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  await requirePlayTime(parts.runner, owner, new Date(nowMs));
  await noteOpenedPlay(parts, { merchant, member });
  const token = newToken(parts.random);
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
  const launchUrl = await parts.openVendorGame({
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    vendor,
    gameId: query.gameId,
    language,
    themeName: merchant.themeName,
    launchToken: token,
  });
  const { merchantCode } = merchant;
  const { memberId } = member;
  await upsertRecentGame(
    parts.runner,
    { merchantCode, memberId, vendorCode: vendor.vendorCode, gameId: query.gameId },
    new Date(nowMs),
  );
  const fundsAt = await listFundsElsewhere(parts.runner, merchant, memberId, query.vendor);
  return {
    launchUrl,
    gameName: game.game_name,
    gameId: query.gameId,
    ...(keepsWallet ? { vendorWallet: { isFilledAtLaunch: merchant.automaticTransfers } } : {}),
    ...(fundsAt.length > 0 ? { fundsAt } : {}),
  };
}

/** Where money was left by a page that was closed in the middle of a game; whoever opens another one wants to play with it. */
async function listFundsElsewhere(
  runner: SqlRunner,
  { merchantCode, automaticTransfers, modules }: MemberContext['merchant'],
  memberId: MemberId,
  vendorCode: string,
): Promise<string[]> {
  if (!automaticTransfers || !modules.has('FUNDTRANS3')) return [];
  const vendors = await listVendorsWithFunds(runner, merchantCode, memberId);
  return vendors.filter((each) => each !== vendorCode);
}
