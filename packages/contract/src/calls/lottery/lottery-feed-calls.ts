import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';
import { LotteryGameIdText } from './lottery-fields.ts';

const FeedName = Type.String({
  maxLength: 40,
  description: 'Who besides operators says what was drawn; empty: nobody',
});
const Reason = Type.String({ minLength: 3, maxLength: 200, description: 'For the history' });

export const listLotteryFeeds = defineCall({
  name: 'listLotteryFeeds',
  method: 'GET',
  path: '/wps/operator/lotteries/feeds',
  caller: 'operator',
  permission: 'games.read',
  summary: 'Feeds that lotteries can have here, what is asked for about them, and the latest changes',
  value: Exact({
    feeds: Type.Array(Type.String(), {
      description: 'Those of the installation, but for the one that makes results up',
    }),
    asked: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        feed: FeedName,
        reason: Reason,
        askedBy: Type.String(),
        askedAt: Moment,
      }),
      { description: 'What one operator has asked for and another one has to give' },
    ),
    changes: Type.Array(
      Exact({
        gameId: LotteryGameIdText,
        formerFeed: FeedName,
        feed: FeedName,
        reason: Type.String(),
        changedBy: Type.String(),
        changedAt: Moment,
      }),
      { description: 'The latest first' },
    ),
  }),
  errors: [...operatorErrors],
});

export const changeLotteryFeed = defineCall({
  name: 'changeLotteryFeed',
  method: 'PUT',
  path: '/wps/operator/lotteries/:gameId/feed',
  caller: 'operator',
  permission: 'settings.write',
  summary:
    'Changes whose word on the results of an official lottery counts besides that of operators. One operator asks for it, and another one gives it by ordering the same for the same reason',
  params: Exact({ gameId: LotteryGameIdText }),
  body: Exact({
    feed: FeedName,
    seenFeed: Type.String({
      maxLength: 40,
      description: 'What it was when the change was made; anything else is refused',
    }),
    reason: Reason,
  }),
  value: Exact({
    status: OneOf(['changed', 'asked'], { description: '`asked`: another operator has to give it' }),
  }),
  errors: [
    ...operatorErrors,
    'lottery.game.unknown',
    'lottery.draw.own',
    'lottery.feed.unknown',
    'setting.changed',
    'setting.second.person',
  ],
});

export const dropLotteryFeedRequest = defineCall({
  name: 'dropLotteryFeedRequest',
  method: 'POST',
  path: '/wps/operator/lotteries/:gameId/feed/drop',
  caller: 'operator',
  permission: 'settings.write',
  summary: 'Drops what was asked for about the feed of a lottery',
  params: Exact({ gameId: LotteryGameIdText }),
  value: Type.Null(),
  errors: [...operatorErrors],
});
