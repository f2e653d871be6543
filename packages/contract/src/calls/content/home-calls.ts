import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { GameTile } from '../play/game-schema.ts';
import { HotMatch } from '../play/match-calls.ts';
import { Winner } from '../play/winner-calls.ts';
import { listBanners } from './site-content-calls.ts';

export const getHome = defineCall({
  name: 'getHome',
  method: 'GET',
  path: '/wps/home',
  caller: 'visitor',
  summary:
    'All that home shows to everybody, in one answer; what the merchant does not show there is an empty list',
  value: Exact({
    gameCount: Type.Integer({ description: 'How many games the merchant offers' }),
    banners: listBanners.value.properties.list,
    notices: Type.Array(Exact({ id: Type.String(), title: Type.String() })),
    matches: Type.Array(HotMatch),
    categories: Type.Array(Exact({ gameType: Type.String(), gameCount: Type.Integer({ minimum: 1 }) }), {
      description: 'The kinds of games that have any',
    }),
    popular: Type.Array(GameTile),
    vendors: Type.Array(
      Exact({
        vassalage: Type.String({ description: 'Vendor code' }),
        displayName: Type.String(),
        mobileSmallIcon: Type.String({ description: 'Its mark, or empty' }),
        gameCount: Type.Integer({ minimum: 1 }),
        games: Type.Array(GameTile, { description: 'Its first ones' }),
      }),
    ),
    winners: Type.Array(Winner),
    promotions: Type.Array(Exact({ id: Type.String(), title: Type.String(), imageUrl: Type.String() }), {
      description: 'The first of those on show',
    }),
  }),
  errors: [],
});
