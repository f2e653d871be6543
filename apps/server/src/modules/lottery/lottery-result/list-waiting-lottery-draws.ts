import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import type { DrawShape } from '@wau/rules/lottery/draw-shape';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { differingPrizes } from './differing-prizes.ts';
import {
  type ListedDrawRow,
  type ListedEntryRow,
  selectEntriesOfWaiting,
  selectWaitingDraws,
} from './listed-draw-sql.ts';

type Answer = CallValue<Calls['listWaitingLotteryDraws']>;

const listLimit = 100;

/**
 * Draws that somebody has to say the result of, the oldest first. Who has said it is told, what was said is not: two say it
 * independently. Of a turn that ended in difference only where is told, or the second would copy the first.
 */
export async function listWaitingLotteryDraws(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
  operatorId: OperatorId,
  language: LanguageCode,
): Promise<Answer> {
  const rows = await selectWaitingDraws(runner, merchantCode, language, listLimit);
  const entries = Map.groupBy(await selectEntriesOfWaiting(runner, merchantCode), drawName);
  return {
    list: rows.map((row) => {
      const said = entries.get(drawName(row)) ?? [];
      const present = said.filter(({ turn }) => turn === row.result_turn);
      return {
        ...listedDrawFields(row, currencyCode),
        turn: row.result_turn,
        differing: differingBefore(said.filter(({ turn }) => turn === row.result_turn - 1)),
        entered: present.map(({ entered_by: by, entered_by_name: name, entered_at: at }) => ({
          name,
          isFeed: by.startsWith('feed '),
          enteredAt: at.toISOString(),
        })),
        hasEntered: present.some(({ entered_by: by }) => by === operatorId),
        feed: row.result_feed,
      };
    }),
  };
}

function drawName({ game_id, numero }: Pick<ListedDrawRow, 'game_id' | 'numero'>): string {
  return `${game_id} ${numero}`;
}

function differingBefore([one, other]: readonly ListedEntryRow[]): string[] {
  return one === undefined || other === undefined ? [] : [...differingPrizes(one.result, other.result)];
}

/** What both lists say of a draw. */
export function listedDrawFields(row: ListedDrawRow, currencyCode: Merchant['currencyCode']) {
  return {
    gameId: row.game_id,
    gameName: row.game_name,
    numero: row.numero,
    drawsAt: row.draws_at.toISOString(),
    timeZone: row.time_zone,
    shape: shapeView(familyOn(row, row.numero).shape),
    orderCount: row.order_count,
    stakeMinor: minorToWire(row.stake_minor),
    currencyCode,
  };
}

function shapeView({ prizes, isDistinct }: DrawShape) {
  return {
    prizes: prizes.map(({ code, count, lowest, highest, width }) => ({
      code,
      count,
      lowest,
      highest,
      width,
    })),
    isDistinct,
  };
}
