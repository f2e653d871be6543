import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import type { Movement } from '@wau/ledger/movements-sql';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { readDayMoments } from '../../../platform/calendar/read-day-moments.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { gameOfHouseAccount } from '../../play/betting/bet.ts';
import { findGameNames } from '../../play/game/find-game-names.ts';
import { reasonsOfKind } from './movement-kind.ts';

type MovementView = CallValue<Calls['listMovements']>['list'][number];

/** The member's movements, newest first. The cursor is the number of the last movement of the page before. */
export async function listMovements(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  { cursor, pageSize, kind, ...days }: CallQuery<Calls['listMovements']>,
): Promise<CallValue<Calls['listMovements']>> {
  const { merchantCode } = merchant;
  const before = readCursor(cursor, parseVersion);
  const period = await readDayMoments(parts.runner, merchantCode, days);
  const reasons = reasonsOfKind(kind);
  const page = await readPage(
    pageSize,
    (limit) =>
      parts.ledger.movements({
        merchantId: merchantCode,
        accountId: playerAccountId(member.memberId),
        limit,
        ...(before === undefined ? {} : { before }),
        ...(period === undefined ? {} : { from: period.from, until: period.to }),
        ...(reasons === undefined ? {} : { reasons }),
      }),
    (movement) => movement,
    (movement) => String(movement.version),
  );
  const games = page.list.map(({ counterparty }) => gameOfHouseAccount(counterparty));
  const nameOf = await findGameNames(
    parts,
    merchantCode,
    language,
    games.filter((game) => game !== undefined),
  );
  const list = page.list.map((movement, index) => {
    const game = games[index];
    return movementView(movement, game === undefined ? '' : (nameOf(game) ?? game.gameId));
  });
  return { ...page, list };
}

function movementView(movement: Movement, gameName: string): MovementView {
  return {
    transferId: movement.transferId,
    reason: movement.reason,
    gameName,
    amountMinor: minorToWire(movement.amountMinor),
    balanceMinor: minorToWire(movement.balanceMinor),
    currencyCode: movement.currency,
    reference: movement.reference ?? '',
    happenedAt: movement.happenedAt.toISOString(),
  };
}

function parseVersion(cursor: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(cursor) ? BigInt(cursor) : undefined;
}
