import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { InvalidRequestError } from '@wau/service/validator';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { Merchant } from '../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { type BetCursor, type BetRow, selectBets } from './bets-sql.ts';

type Bet = CallValue<Calls['listBets']>['list'][number];

const defaultPageSize = 20;

/** The member's bets of a period, newest first, each with the vendor's page that proves the round. */
export async function listBets(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member, language }: Pick<MemberContext, 'merchant' | 'member' | 'language'>,
  query: CallQuery<Calls['listBets']>,
): Promise<CallValue<Calls['listBets']>> {
  const { pageSize = defaultPageSize } = query;
  const found = await selectBets(runner, {
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    language,
    from: readMoment(query.from, 'from'),
    to: readMoment(query.to, 'to'),
    gameId: query.gameId,
    before: readCursor(query.cursor),
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    list: page.map((row) => betView(row, merchant)),
    ...(found.length > pageSize && last !== undefined ? { nextCursor: cursorOf(last) } : {}),
  };
}

function betView(row: BetRow, merchant: Merchant): Bet {
  const vendor = merchant.vendors.find((each) => each.vendorCode === row.vendor_code);
  return {
    roundId: row.round_id,
    vendor: row.vendor_code,
    gameId: row.game_id,
    gameName: row.game_name,
    stakeMinor: minorToWire(row.stake_minor),
    payoutMinor: minorToWire(row.payout_minor),
    currencyCode: row.currency,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    verifyUrl: vendor?.verifyUrl.replaceAll('{roundId}', row.round_id) ?? '',
  };
}

function readMoment(text: string | undefined, field: string): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  // The pattern lets the 45th of a month through.
  if (Number.isNaN(moment.getTime())) throw new InvalidRequestError(field);
  return moment;
}

function cursorOf(row: BetRow): string {
  return `${row.placed_at.getTime()}.${row.round_id}`;
}

function readCursor(cursor: string | undefined): BetCursor | undefined {
  if (cursor === undefined) return undefined;
  const match = /^(\d{1,15})\.(.+)$/.exec(cursor);
  const roundId = parseId('round', match?.[2] ?? '');
  if (match === null || roundId === undefined) throw new InvalidRequestError('cursor');
  return { placedAt: new Date(Number(match[1])), roundId };
}
