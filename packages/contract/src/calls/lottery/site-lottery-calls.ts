import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';
import { LotteryGameIdText, lotteryPrizeModes, NumeroText } from './lottery-fields.ts';
import { LotterySchedule } from './lottery-schedule.ts';

export const listSiteLotteries = defineCall({
  name: 'listSiteLotteries',
  method: 'GET',
  path: '/wps/operator/lotteries',
  caller: 'operator',
  permission: 'games.read',
  summary: 'All lotteries of the merchant, offered or not, with when they are drawn and their next draws',
  value: Exact({
    list: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        name: Type.String(),
        family: Type.String(),
        prizeModes: Type.Array(OneOf(lotteryPrizeModes)),
        drawSource: OneOf(['own', 'official']),
        feed: Type.String({ description: 'Who besides operators says what was drawn; empty: nobody' }),
        isOffered: Type.Boolean(),
        timeZone: Type.String(),
        closingSeconds: Type.Integer(),
        schedule: Type.Union([LotterySchedule, Type.Null()], {
          description: 'Null where what is stored is none: no draw is planned then',
        }),
        scheduleText: Type.String({ description: 'As a change has to have seen it' }),
        next: Type.Array(
          Exact({
            numero: NumeroText,
            drawsAt: Moment,
            hasOrders: Type.Boolean({
              description: 'It has been staked on, and stays whatever the schedule becomes',
            }),
          }),
        ),
        asked: Type.Array(
          Exact({
            schedule: LotterySchedule,
            closingSeconds: Type.Integer(),
            reason: Type.String({ description: 'Why, in the words of whoever asks' }),
            askedBy: Type.String(),
            askedAt: Moment,
          }),
          { description: 'What one operator has asked for and another one has to order as well' },
        ),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const changeLotterySchedule = defineCall({
  name: 'changeLotterySchedule',
  method: 'PUT',
  path: '/wps/operator/lotteries/:gameId/schedule',
  caller: 'operator',
  permission: 'games.write',
  summary:
    'Changes when a lottery is drawn and how long before that it closes. What might let stakes into official draws later than before is asked for by one operator and ordered by another one as well, who both may decide about draws. Planned official draws that nobody has staked on are planned anew; others stay, and take stakes no longer than by the new schedule. Ordering what holds drops what was asked for',
  params: Exact({ gameId: LotteryGameIdText }),
  body: Exact({
    schedule: LotterySchedule,
    closingSeconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
    seenScheduleText: Type.String({
      maxLength: 40_000,
      description: 'What it was when the change was made; anything else is refused',
    }),
    reason: Type.String({ minLength: 3, maxLength: 200, description: 'Kept in the audit' }),
  }),
  value: Exact({
    status: OneOf(['changed', 'asked'], { description: '`asked`: another operator has to order the same' }),
    keptNumeros: Type.Array(NumeroText, {
      description: 'Planned draws that have been staked on, and stay',
    }),
  }),
  errors: [
    ...operatorErrors,
    'lottery.game.unknown',
    'lottery.schedule.invalid',
    'setting.changed',
    'setting.second.person',
  ],
});

export const switchLottery = defineCall({
  name: 'switchLottery',
  method: 'PUT',
  path: '/wps/operator/lotteries/:gameId/offer',
  caller: 'operator',
  permission: 'games.write',
  summary:
    'Offers a lottery, or withdraws it: it takes no stakes then, and what was staked is drawn and settled',
  params: Exact({ gameId: LotteryGameIdText }),
  body: Exact({
    isOn: Type.Boolean(),
    reason: Type.String({ minLength: 3, maxLength: 200, description: 'Kept in the audit' }),
  }),
  value: Exact({ openOrderCount: Type.Integer({ description: 'Entries in draws that are to come' }) }),
  errors: [...operatorErrors, 'lottery.game.unknown', 'setting.changed'],
});
