import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, MinorText, Moment } from '../../schema.ts';
import { whoAsks, whoAsksErrors } from '../../who-asks.ts';
import { GameTile } from './game-schema.ts';

export const Winner = Exact({
  vo: Exact({ winAmount: Type.String({ description: 'Major units, e.g. `1250.00`' }) }),
  winAmountMinor: MinorText,
  userName: Type.String({ description: 'Masked, e.g. `Ra***`' }),
  wonAt: Moment,
  game: GameTile,
});

export const listWinners = defineCall({
  name: 'listWinners',
  method: 'GET',
  path: '/wps/game/winners',
  caller: 'visitor',
  summary:
    "The highest wins of the last seven days that are above the merchant's threshold, the highest first; refused where the merchant does not show any",
  query: Exact({ ...whoAsks }),
  value: Exact({ list: Type.Array(Winner) }),
  errors: ['module.unavailable', ...whoAsksErrors],
});
