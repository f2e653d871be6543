import { hash } from 'node:crypto';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, zeroMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { VendorContext } from '../../../platform/gates/vendor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  insertPlaySession,
  type LaunchedPlayer,
  selectLaunchedPlayer,
  type TakenLaunch,
  takeLaunch,
} from './launch-exchange-sql.ts';
import { gameAccount, walletAccount } from './wallet-command.ts';

export type VendorAuthenticateDeps = Pick<
  ServerParts,
  'database' | 'runner' | 'ledger' | 'clock' | 'random' | 'merchants'
>;

/** A player as a vendor gets to know him. */
export interface AuthenticatedPlayer {
  readonly sessionToken: string;
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly displayName: string;
  readonly gameId: string;
  readonly language: LanguageCode;
  readonly themeName: string;
  readonly currencyCode: CurrencyCode;
  readonly balanceMinor: Minor;
  /** The operator's, for one round of the game. */
  readonly limits: {
    readonly minStakeMinor: Minor;
    readonly maxStakeMinor: Minor;
    readonly maxWinMinor: Minor;
  };
  /** Whether the game may play rounds by itself. */
  readonly allowsAutoplay: boolean;
  /** Whether features may be bought in the game. */
  readonly allowsFeatureBuy: boolean;
  /** Whether the money is play money. */
  readonly isTrial: boolean;
}

/**
 * Exchanges a launch token for the player it stands for and for a token to bet with.
 *
 * Invariants: a launch token works once, for the vendor it was made for, within its time, and while the session that
 * made it lives; only hashes of both tokens are stored.
 * Locks: the launch token's row.
 *
 * @throws Refusal `launch.token.invalid`
 */
export async function vendorAuthenticate(
  deps: VendorAuthenticateDeps,
  { vendorCode, merchantCodes }: VendorContext,
  launchToken: string,
): Promise<AuthenticatedPlayer> {
  const now = new Date(deps.clock.nowMs());
  const sessionToken = newToken(deps.random);
  const { launch, player } = await withTransaction(deps.database, async (tx) => {
    const taken = await takeLaunch(tx, [...merchantCodes], vendorCode, hashOf(launchToken));
    if (taken === undefined || taken.expires_at <= now) throw new Refusal('launch.token.invalid');
    const launched = await selectLaunchedPlayer(tx, taken, vendorCode, now);
    if (launched === undefined) throw new Refusal('launch.token.invalid');
    await insertPlaySession(tx, {
      merchantCode: taken.merchant_id,
      tokenHash: hashOf(sessionToken),
      vendorCode,
      gameId: taken.game_id,
      memberId: taken.member_id,
      sessionId: taken.session_id,
      openedAt: now,
      expiresAt: launched.ends_at,
      byTester: taken.by_tester,
    });
    return { launch: taken, player: launched };
  });
  return { sessionToken, ...(await describePlayer(deps, vendorCode, launch, player)) };
}

async function describePlayer(
  { ledger, merchants }: VendorAuthenticateDeps,
  vendorCode: string,
  launch: TakenLaunch,
  player: LaunchedPlayer,
) {
  const merchantCode = launch.merchant_id;
  const merchant = await merchants.byCode(merchantCode);
  if (merchant === undefined) throw new Error(`merchant ${merchantCode} of a launch is gone`);
  // The other side of each bet; opened here so that a bet, which comes far more often, need not look.
  await ledger.openAccount({
    merchantId: merchantCode,
    accountId: gameAccount(vendorCode, launch.game_id),
    kind: 'house',
    currency: merchant.currencyCode,
  });
  const wallet = await ledger.balanceOf(merchantCode, walletAccount({ memberId: launch.member_id }));
  return {
    merchantCode,
    memberId: launch.member_id,
    displayName: player.nickname === '' ? player.username : player.nickname,
    gameId: launch.game_id,
    language: launch.language,
    themeName: merchant.themeName,
    currencyCode: wallet?.currency ?? merchant.currencyCode,
    balanceMinor: wallet?.balanceMinor ?? zeroMinor,
    limits: {
      minStakeMinor: player.min_stake_minor,
      maxStakeMinor: player.max_stake_minor,
      maxWinMinor: player.max_win_minor,
    },
    allowsAutoplay: merchant.allowsAutoplay,
    allowsFeatureBuy: merchant.allowsFeatureBuy,
    isTrial: merchant.trialOf !== undefined,
  };
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
