import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, MinorText, OneOf } from '../../schema.ts';
import { LotteryGameIdText } from './lottery-fields.ts';
import { LotterySchedule } from './lottery-schedule.ts';

const terms = {
  unitsMinor: Type.Array(MinorText, { description: 'What a line may cost' }),
  highestMultiple: Type.Integer(),
  highestStakeMinor: MinorText,
  highestWinMinor: MinorText,
};

export const listAddableLotteries = defineCall({
  name: 'listAddableLotteries',
  method: 'GET',
  path: '/wps/operator/lotteries/addable',
  caller: 'operator',
  permission: 'games.read',
  summary: 'Lotteries that the merchant can be given and does not have, and what may be staked on them',
  value: Exact({
    currencyCode: CurrencyText,
    ...terms,
    list: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        name: Type.String(),
        family: Type.String(),
        drawSource: OneOf(['own', 'official']),
        schedule: LotterySchedule,
        timeZone: Type.String(),
        closingSeconds: Type.Integer(),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const addLottery = defineCall({
  name: 'addLottery',
  method: 'POST',
  path: '/wps/operator/lotteries',
  caller: 'operator',
  permission: 'games.write',
  summary:
    'Gives the merchant a lottery of the list. Its draws are planned at once; it takes stakes when it is offered. Results of an official one are entered by two persons until it has a feed',
  body: Exact({ gameId: LotteryGameIdText }),
  value: Exact(terms),
  errors: [...operatorErrors, 'lottery.game.unknown', 'lottery.game.known'],
});
