import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import type { Movement } from '@wau/ledger/movements-sql';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { readDayMoments } from '../../../platform/calendar/read-day-moments.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { betKeyText, gameOfHouseAccount } from '../../play/betting/bet.ts';
import { findGameNames } from '../../play/game/find-game-names.ts';
import { findWithdrawalIds } from '../withdrawal/find-withdrawal-ids.ts';
import { reasonsOfKind } from './movement-kind.ts';

type MovementView = CallValue<Calls['listMovements']>['list'][number];

/** The member's movements, newest first. The cursor is the number of the last movement of the page before. */
export async function listMovements(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  {
    merchant,
    member,
    language,
  }: Pick<MemberContext, 'merchant' | 'language'> & {
    readonly member: Pick<MemberContext['member'], 'memberId'>;
  },
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
  const references = page.list.map(({ reference }) => reference ?? '');
  const [nameOf, withdrawals] = await Promise.all([
    findGameNames(
      parts,
      merchantCode,
      language,
      games.filter((game) => game !== undefined),
    ),
    findWithdrawalIds(
      parts,
      { merchantCode, memberId: member.memberId },
      references.filter((reference) => parseId('payout', reference) !== undefined),
    ),
  ]);
  const list = page.list.map((movement, index) => {
    const game = games[index];
    return {
      ...movementView(movement),
      gameName: game === undefined ? '' : (nameOf(game) ?? game.gameId),
      betKey: betKeyOf(movement, game),
      withdrawalId: withdrawals.get(references[index] ?? '') ?? '',
    };
  });
  return { ...page, list };
}

function movementView(movement: Movement): Omit<MovementView, 'gameName' | 'betKey' | 'withdrawalId'> {
  return {
    transferId: movement.transferId,
    reason: movement.reason,
    amountMinor: minorToWire(movement.amountMinor),
    balanceMinor: minorToWire(movement.balanceMinor),
    currencyCode: movement.currency,
    reference: movement.reference ?? '',
    happenedAt: movement.happenedAt.toISOString(),
  };
}

/** A bet is named by where its stake went and by what its movements belong to. */
function betKeyOf({ reference }: Movement, game: ReturnType<typeof gameOfHouseAccount>): string {
  if (game === undefined || reference === undefined) return '';
  return betKeyText({ source: game.source, provider: game.vendorCode, externalKey: reference });
}

function parseVersion(cursor: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(cursor) ? BigInt(cursor) : undefined;
}
