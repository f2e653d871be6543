import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { cursorOfBet, parseBetCursor } from '../../play/betting/bet-cursor.ts';
import { readBets } from '../../play/betting/read-bets.ts';
import {
  type LineBetRow,
  selectHasPayment,
  selectHasPrunedBets,
  selectLineBets,
  selectLines,
} from './commission-list-sql.ts';
import type { RunKey } from './commission-run-sql.ts';
import { lineView, type NameOf } from './commission-view.ts';

type Runner = Pick<ServerParts, 'runner'>;

interface PageAsked {
  readonly cursor?: string | undefined;
  readonly pageSize?: number | undefined;
}

/**
 * The lines of an agent's payment, in the order in which they add up.
 *
 * @throws Refusal `commission.unknown` where the agent has none in the run
 */
export async function readLines(
  { runner }: Runner,
  key: RunKey,
  agentId: MemberId,
  nameOf: NameOf,
  { cursor, pageSize }: PageAsked,
): Promise<CallValue<Calls['listCommissionLines']>> {
  if (!(await selectHasPayment(runner, key, agentId))) throw new Refusal('commission.unknown');
  const after = readCursor(cursor, (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined));
  return readPage(
    pageSize,
    (limit) => selectLines(runner, key, agentId, after, limit),
    (row) => lineView(row, nameOf),
    (row) => `${row.line}`,
  );
}

/**
 * The bets of a line, with what the line counts of each and as they stand now.
 *
 * @throws Refusal `commission.unknown` where the agent has no such line in the run
 */
export async function readLineBets(
  parts: Runner,
  { merchant, language }: Pick<MemberContext, 'merchant' | 'language'>,
  key: RunKey,
  of: { readonly agentId: MemberId; readonly line: number },
  { cursor, pageSize }: PageAsked,
): Promise<CallValue<Calls['listLineBets']>> {
  const { runner } = parts;
  const [found] = await selectLines(runner, key, of.agentId, of.line - 1, 1);
  const isThere = found?.line === of.line && (await selectHasPayment(runner, key, of.agentId));
  if (!isThere) throw new Refusal('commission.unknown');
  const before = readCursor(cursor, parseBetCursor);
  const page = await readPage(
    pageSize,
    (limit) => selectLineBets(runner, key, of, before, limit),
    (row) => row,
    (row) => cursorOfBet({ placedAt: row.placed_at, externalKey: row.external_key }),
  );
  const keys = page.list.map((row) => ({
    ...{ merchantCode: key.merchantCode, source: row.source, provider: row.provider },
    externalKey: row.external_key,
  }));
  const [bets, arePruned] = await Promise.all([
    readBets(parts, { merchant, language }, keys),
    selectHasPrunedBets(runner, key, of),
  ]);
  return { ...page, arePruned, list: page.list.flatMap((row, index) => viewOf(row, bets[index])) };
}

function viewOf(
  row: LineBetRow,
  bet: Awaited<ReturnType<typeof readBets>>[number],
): CallValue<Calls['listLineBets']>['list'] {
  if (bet === undefined) return [];
  const { betKey, category, gameName, stakeMinor, payoutMinor, currencyCode, status, placedAt } = bet;
  return [
    {
      ...{ betKey, category, gameName, stakeMinor, payoutMinor, currencyCode, status, placedAt },
      product: row.product,
      countedTurnoverMinor: minorToWire(row.turnover_minor),
      countedNetLossMinor: minorToWire(row.net_loss_minor),
    },
  ];
}
