/**
 * Exchanges a launch token for a play session.
 *
 * Invariants
 * - The operator says who plays what and within which limits; the studio stores no more of the player than its id.
 * - The play token is shown once and stored as a hash; the operator's session token is stored sealed.
 * - The player has an active seed pair, committed to, before the first bet can be placed.
 */

import type { CallValue } from '@wau/contract/call';
import type { openPlay as openPlayCall } from '@wau/contract/calls/play/studio-calls';
import { assert, Fault, Refusal } from '@wau/service/refusal';
import { sealText } from '@wau/service/secrets/sealing';
import { maskName } from '../play-sessions/mask-name.ts';
import { insertPlaySession, walletTokenPlace } from '../play-sessions/play-session-sql.ts';
import { newPlayToken, parsePlayToken } from '../play-sessions/play-token.ts';
import { findUnfinishedRound } from '../rounds/round-sql.ts';
import { storedRoundView } from '../rounds/round-view.ts';
import { firstSeedPair } from '../seeds/seed-pairs.ts';
import { findActiveSeed, insertSeed, type PlayerKey, type SeedPair } from '../seeds/seed-sql.ts';
import { activeSeedView } from '../seeds/seed-view.ts';
import { playSessionLifetimeMs } from '../studio-config.ts';
import type { StudioContext } from '../studio-context.ts';
import { limitsOf } from '../studio-limits.ts';

export async function openPlay(
  studio: StudioContext,
  launchToken: string,
): Promise<CallValue<typeof openPlayCall>> {
  const answer = await studio.wallet.authenticate({ launchToken });
  if (answer.kind === 'unknown') throw new Fault('network.upstream.failed', { detail: answer.reason });
  if (answer.kind === 'refused') throw new Refusal('launch.token.invalid');
  const launch = answer.value;
  const title = studio.titles.find(launch.gameId);
  if (title === undefined) throw new Refusal('game.unknown');
  const limits = limitsOf(launch.limits);
  if (limits === undefined) throw new Refusal('game.unavailable');

  const playToken = newPlayToken(launch.merchantCode, studio.random);
  const token = parsePlayToken(playToken);
  assert(token !== undefined, 'a new play token can be read');
  const player: PlayerKey = { merchantId: token.merchantId, playerId: launch.playerId };
  const openedAtMs = studio.clock.nowMs();
  await insertPlaySession(
    studio.sql,
    {
      ...token,
      playerId: launch.playerId,
      walletTokenSealed: sealText(
        studio.sealingKey,
        walletTokenPlace(token),
        launch.sessionToken,
        studio.random,
      ),
      gameId: title.gameId,
      currencyCode: launch.currencyCode,
      limits,
      allowsAutoplay: launch.allowsAutoplay,
      allowsFeatureBuy: launch.allowsFeatureBuy,
      shownName: maskName(launch.displayName),
    },
    new Date(openedAtMs),
    new Date(openedAtMs + playSessionLifetimeMs),
  );
  const seed = await ensureActiveSeed(studio, player);
  const unfinished = await findUnfinishedRound(studio.sql, player, title.gameId);
  return {
    playToken,
    displayName: launch.displayName,
    merchantCode: launch.merchantCode,
    language: launch.language,
    themeName: launch.themeName,
    currencyCode: launch.currencyCode,
    balanceMinor: launch.balanceMinor,
    gameId: title.gameId,
    limits: {
      minStakeMinor: limits.minStakeMinor.toString(),
      maxStakeMinor: limits.maxStakeMinor.toString(),
      maxWinMinor: limits.maxWinMinor.toString(),
    },
    allowsAutoplay: launch.allowsAutoplay,
    allowsFeatureBuy: launch.allowsFeatureBuy,
    isTrial: launch.isTrial,
    seed: activeSeedView(seed),
    unfinishedRound: unfinished === undefined ? null : storedRoundView(studio, unfinished, null),
  };
}

async function ensureActiveSeed(studio: StudioContext, player: PlayerKey): Promise<SeedPair> {
  const known = await findActiveSeed(studio.sql, player);
  if (known !== undefined) return known;
  await insertSeed(studio.sql, firstSeedPair(studio, player), new Date(studio.clock.nowMs()));
  // Another launch may have been quicker, so what counts is what is stored now.
  const stored = await findActiveSeed(studio.sql, player);
  assert(stored !== undefined, 'a player has an active seed pair once one was inserted');
  return stored;
}
