import type { GameId, MerchantCode } from '@wau/contract/ids';
import { type CurrencyCode, isCurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import type { GameLimits } from '@wau/rules/wager';
import { bytesArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { PlayTokenParts } from './play-token.ts';

/** A launched game: who plays what, within which limits. */
export interface PlaySession {
  readonly merchantId: MerchantCode;
  readonly tokenHash: Buffer;
  readonly playerId: string;
  readonly walletTokenSealed: Buffer;
  readonly gameId: GameId;
  readonly currencyCode: CurrencyCode;
  readonly limits: GameLimits;
  readonly allowsAutoplay: boolean;
  readonly allowsFeatureBuy: boolean;
  /** What the player is called where others see it: masked. */
  readonly shownName: string;
}

/** The columns of a play session as `playSessionOf` takes them. */
const playSessionColumns = `
  p.merchant_id, p.token_hash, p.player_id, p.wallet_token_sealed, p.game_id, p.currency,
  p.min_stake_minor, p.max_stake_minor, p.max_win_minor, p.allows_autoplay, p.allows_feature_buy,
  p.shown_name`;

export interface PlaySessionRow {
  readonly merchant_id: MerchantCode;
  readonly token_hash: Buffer;
  readonly player_id: string;
  readonly wallet_token_sealed: Buffer;
  readonly game_id: GameId;
  readonly currency: string;
  readonly min_stake_minor: bigint;
  readonly max_stake_minor: bigint;
  readonly max_win_minor: bigint;
  readonly allows_autoplay: boolean;
  readonly allows_feature_buy: boolean;
  readonly shown_name: string | null;
}

/** Of a session that was opened before names were shown. */
const nameless = '***';

export function playSessionOf(row: PlaySessionRow): PlaySession {
  assert(isCurrencyCode(row.currency), 'a play session is in a known currency');
  return {
    merchantId: row.merchant_id,
    tokenHash: row.token_hash,
    playerId: row.player_id,
    walletTokenSealed: row.wallet_token_sealed,
    gameId: row.game_id,
    currencyCode: row.currency,
    limits: {
      minStakeMinor: toMinor(row.min_stake_minor),
      maxStakeMinor: toMinor(row.max_stake_minor),
      maxWinMinor: toMinor(row.max_win_minor),
    },
    allowsAutoplay: row.allows_autoplay,
    allowsFeatureBuy: row.allows_feature_buy,
    shownName: row.shown_name ?? nameless,
  };
}

/** Where in `play_session` a wallet token is sealed for. */
export function walletTokenPlace(token: Pick<PlaySession, 'merchantId' | 'tokenHash'>): string {
  return `play_session/${token.merchantId}/${token.tokenHash.toString('hex')}`;
}

export async function insertPlaySession(
  sql: SqlRunner,
  session: PlaySession,
  openedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await sql.query({
    name: 'studio-insert-play-session',
    text: `insert into studio.play_session (merchant_id, token_hash, player_id, wallet_token_sealed, game_id, currency,
             min_stake_minor, max_stake_minor, max_win_minor, allows_autoplay, opened_at, expires_at, shown_name,
             allows_feature_buy)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    values: [
      session.merchantId,
      session.tokenHash,
      session.playerId,
      session.walletTokenSealed,
      session.gameId,
      session.currencyCode,
      session.limits.minStakeMinor,
      session.limits.maxStakeMinor,
      session.limits.maxWinMinor,
      session.allowsAutoplay,
      openedAt,
      expiresAt,
      session.shownName,
      session.allowsFeatureBuy,
    ],
  });
}

/** With the place of its token among those asked for, from 1. */
export interface PlacedPlaySessionRow extends PlaySessionRow, Record<string, unknown> {
  readonly place: number;
  readonly expires_at: Date;
}

/** The play sessions of tokens, those that have ended included. */
export function selectPlaySessions(
  sql: SqlRunner,
  tokens: readonly PlayTokenParts[],
): Promise<readonly PlacedPlaySessionRow[]> {
  return sql.query<PlacedPlaySessionRow>({
    name: 'studio-select-play-sessions',
    // Each look-up is for itself and by a whole key, so that no statistics of young tables lead to a scan.
    text: `select i.place::int4 as place, p.*
           from unnest($1::text[], $2::bytea[]) with ordinality as i(merchant_id, token_hash, place)
           cross join lateral (
             select ${playSessionColumns}, p.expires_at from studio.play_session p
             where p.merchant_id = i.merchant_id and p.token_hash = i.token_hash limit 1) p`,
    values: [
      textArrayLiteral(tokens.map((token) => token.merchantId)),
      bytesArrayLiteral(tokens.map((token) => token.tokenHash)),
    ],
  });
}

/** Removes sessions that ended before a moment; returns how many. At most `limit` at a time. */
export async function deleteEndedPlaySessions(sql: SqlRunner, before: Date, limit: number): Promise<number> {
  const rows = await sql.query<{ one: number }>({
    name: 'studio-delete-ended-play-sessions',
    text: `delete from studio.play_session where (merchant_id, token_hash) in (
             select merchant_id, token_hash from studio.play_session where expires_at < $1 limit $2)
           returning 1 as one`,
    values: [before, limit],
  });
  return rows.length;
}
