import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, Moment } from '../../schema.ts';
import { whoAsks, whoAsksErrors } from '../../who-asks.ts';

export const HotMatch = Exact({
  league: Type.String(),
  matchTime: Moment,
  matchTimeText: Type.String({
    pattern: '^\\d\\d/\\d\\d \\d\\d:\\d\\d$',
    description: 'The same as it is shown: `MM/DD HH:mm` where the merchant is',
  }),
  homeTeam: Type.String(),
  awayTeam: Type.String(),
  homeTeamImageUrl: Type.String(),
  awayTeamImageUrl: Type.String(),
  isVirtual: Type.Boolean({ description: 'Made up by the site; no such teams play anywhere' }),
  isOpenForBets: Type.Boolean({
    description:
      'Whether the merchant has a game that takes bets on it; else `vendor` and `roomId` are empty',
  }),
  vendor: Type.String({ description: 'Vendor code, for `launchGame`' }),
  roomId: Type.String({ description: 'The `gameId` for `launchGame`' }),
  nodeId: Type.Integer({ description: '0 where no bets are taken' }),
  gameType: Type.String({ description: 'The `gameCategory` for `launchGame`' }),
});

export const listHotMatches = defineCall({
  name: 'listHotMatches',
  method: 'GET',
  path: '/wps/game/hotMatches',
  caller: 'visitor',
  summary: 'The matches that begin next, the earliest first; refused where the merchant does not show any',
  query: Exact({ ...whoAsks }),
  value: Exact({ list: Type.Array(HotMatch) }),
  errors: ['module.unavailable', ...whoAsksErrors],
});
