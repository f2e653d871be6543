import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { InvalidRequestError } from '@wau/service/http/validator';
import { readDayMoments } from '../../../platform/calendar/read-day-moments.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { betKeyText } from './bet.ts';
import { cursorOfBet, parseBetCursor } from './bet-cursor.ts';
import { type BetRow, selectBets } from './list-bets-sql.ts';

type Bet = CallValue<Calls['listBets']>['list'][number];

/** The member's bets of a period, newest first, each as it stands now. */
export async function listBets(
  { runner }: Pick<ServerParts, 'runner'>,
  {
    merchant,
    member,
    language,
  }: Pick<MemberContext, 'merchant' | 'language'> & {
    readonly member: Pick<MemberContext['member'], 'memberId'>;
  },
  query: CallQuery<Calls['listBets']>,
): Promise<CallValue<Calls['listBets']>> {
  const period = await readDayMoments(runner, merchant.merchantCode, query);
  const filter = {
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    language,
    from: readMoment(query.from, 'from') ?? period?.from,
    to: readMoment(query.to, 'to') ?? period?.to,
    gameId: query.gameId,
    category: query.category,
    status: query.status,
    before: readCursor(query.cursor, parseBetCursor),
  };
  return readPage(
    query.pageSize,
    (limit) => selectBets(runner, { ...filter, limit }),
    (row) => betView(row, merchant),
    (row) => cursorOfBet({ placedAt: row.placed_at, externalKey: row.external_key }),
  );
}

/** A bet as lists and its own page show it. */
export function betView(row: BetRow, merchant: Merchant): Bet {
  const { source, provider, external_key: externalKey } = row;
  return {
    betKey: betKeyText({ source, provider, externalKey }),
    source,
    provider,
    externalKey,
    category: row.category,
    gameId: row.game_id,
    gameName: row.game_name,
    stakeMinor: minorToWire(row.stake_minor),
    payoutMinor: minorToWire(row.payout_minor),
    currencyCode: row.currency,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    verifyUrl: verifyUrlOf(row, merchant),
  };
}

/** The vendor's page that proves the round; other sources have none. */
function verifyUrlOf({ source, provider, external_key: roundId }: BetRow, { vendors }: Merchant): string {
  const vendor = source === 'vendor' ? vendors.find((each) => each.vendorCode === provider) : undefined;
  return vendor?.verifyUrl.replaceAll('{roundId}', encodeURIComponent(roundId)) ?? '';
}

function readMoment(text: string | undefined, field: string): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  // The pattern lets the 45th of a month through.
  if (Number.isNaN(moment.getTime())) throw new InvalidRequestError(field);
  return moment;
}
