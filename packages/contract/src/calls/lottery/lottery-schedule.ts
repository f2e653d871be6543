import { Type } from 'typebox';
import { Day, Exact } from '../../schema.ts';

const dates = { maxItems: 366 } as const;

/** When a game is drawn. */
export const LotterySchedule = Type.Union([
  Exact({ everySeconds: Type.Integer({ minimum: 30, maximum: 1_800 }) }),
  Exact({
    times: Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), {
      minItems: 1,
      maxItems: 12,
      description: 'Of day, where the game is',
    }),
    weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      maxItems: 7,
      description: 'Monday is 1',
    }),
    monthDays: Type.Array(Type.Integer({ minimum: 1, maximum: 31 }), {
      maxItems: 31,
      description: 'Of the month, besides the days of the week',
    }),
    without: Type.Array(Day, { ...dates, description: 'Days without a draw' }),
    moved: Type.Array(Exact({ from: Day, to: Day }), { ...dates, description: 'Drawn on another day' }),
  }),
]);
