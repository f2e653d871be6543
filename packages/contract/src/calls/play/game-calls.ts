import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, OneOf } from '../../schema.ts';
import { whoAsks, whoAsksErrors } from '../../who-asks.ts';
import {
  CategoryFilter,
  GameCard,
  GameView,
  gamePage,
  namedGame,
  PageNumber,
  PageSize,
} from './game-schema.ts';

const memberErrors = ['session.missing', 'session.ended'] as const;
const listErrors = [...memberErrors, ...whoAsksErrors] as const;

export const listGames = defineCall({
  name: 'listGames',
  method: 'GET',
  path: '/wps/game/list',
  caller: 'visitor',
  summary: 'The games that the merchant offers, by pages',
  query: Exact({
    ...whoAsks,
    gameType: CategoryFilter,
    gameName: Type.Optional(
      Type.String({ maxLength: 60, description: 'Found in the name and its spellings; empty for all' }),
    ),
    vassalage: Type.Optional(Type.String({ maxLength: 40, description: 'Vendor code; empty for all' })),
    gameClassify: Type.Optional(
      Type.String({
        maxLength: 40,
        description:
          '`NEW`, `HOT` or one of `gameClassifyNew`; `ALL` or empty for all. Favourites and recent games have calls of their own',
      }),
    ),
    isNew: Type.Optional(
      OneOf(['', 'true', 'false', '1', '0'], { description: '`true` or `1`: new games alone' }),
    ),
    minBet: Type.Optional(
      Type.String({
        pattern: '^([0-9]{1,9}([.][0-9]{1,4})?)?$',
        description:
          'In major units, e.g. `0.05`: games that take a stake of that much or less; empty for all',
      }),
    ),
    minLine: Type.Optional(
      Type.String({
        pattern: '^[0-9]{0,4}$',
        description: 'Slots with so many lines or more; empty for all',
      }),
    ),
    pageNo: PageNumber,
    pageSize: PageSize,
  }),
  value: gamePage('games'),
  errors: whoAsksErrors,
});

export const getGame = defineCall({
  name: 'getGame',
  method: 'GET',
  path: '/wps/game/detail',
  caller: 'visitor',
  summary: 'All that is told of a game before it is opened: rules, return, volatility and limits',
  query: Exact({ ...whoAsks, nodeId: namedGame.nodeId, vendor: namedGame.vendor }),
  value: GameCard,
  errors: [...whoAsksErrors, 'game.unknown'],
});

export const listHotGames = defineCall({
  name: 'listHotGames',
  method: 'GET',
  path: '/wps/game/hot',
  caller: 'visitor',
  summary:
    'The hot games, all at once: those that the merchant puts first, then those that most members have opened in the last seven days',
  query: Exact({ ...whoAsks, isPlatform: whoAsks.clientType, gameType: CategoryFilter }),
  value: Exact({ list: Type.Array(GameView) }),
  errors: whoAsksErrors,
});

export const listVendors = defineCall({
  name: 'listVendors',
  method: 'GET',
  path: '/wps/game/vassalage',
  caller: 'visitor',
  summary: 'The vendors whose games the merchant offers, in the order of its lists',
  query: Exact({ ...whoAsks, merchant_code: Type.Optional(whoAsks.merchantCode) }),
  value: Exact({
    list: Type.Array(
      Exact({
        vassalage: Type.String({ description: 'Vendor code' }),
        displayName: Type.String(),
        mobileLargeIcon: Type.String({ description: 'Its mark, or empty' }),
        mobileSmallIcon: Type.String(),
        gameTypes: Type.Array(Type.String(), { description: 'The kinds of its games' }),
        gameCount: Type.Integer({ minimum: 1 }),
      }),
    ),
  }),
  errors: whoAsksErrors,
});

export const listVendorTypes = defineCall({
  name: 'listVendorTypes',
  method: 'GET',
  path: '/wps/game/vassalage/types',
  module: 'COMM3',
  caller: 'visitor',
  summary: 'The vendors with games of a kind, and the classes that they sort those into',
  query: Exact({
    ...whoAsks,
    typeId: Type.String({
      minLength: 1,
      maxLength: 20,
      description: 'A kind of games, e.g. `RNG`, or `ALL`',
    }),
    merchant_code: Type.Optional(whoAsks.merchantCode),
  }),
  value: Exact({
    list: Type.Array(
      Exact({
        vassalage: Type.String({ description: 'Vendor code' }),
        displayName: Type.String(),
        mobileLargeIcon: Type.String({ description: 'Its mark, or empty' }),
        mobileSmallIcon: Type.String(),
        gameClassify: Type.Array(Type.String(), { description: 'See `gameClassifyNew` of games' }),
      }),
    ),
  }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable', ...whoAsksErrors],
});

export const listFavouriteGames = defineCall({
  name: 'listFavouriteGames',
  method: 'GET',
  path: '/wps/game/favourites',
  caller: 'member',
  summary: "The member's favourites that are offered now, the last added first",
  query: Exact({ ...whoAsks, gameType: CategoryFilter, pageNo: PageNumber, pageSize: PageSize }),
  value: gamePage('content'),
  errors: listErrors,
});

export const addFavouriteGame = defineCall({
  name: 'addFavouriteGame',
  method: 'POST',
  path: '/wps/game/favourites',
  caller: 'member',
  summary: 'Makes a game a favourite; one that is a favourite already stays one',
  body: Exact(namedGame),
  value: Type.Null(),
  errors: [...memberErrors, 'game.unknown', 'game.favourites.full'],
});

export const removeFavouriteGame = defineCall({
  name: 'removeFavouriteGame',
  method: 'DELETE',
  path: '/wps/game/favourites',
  caller: 'member',
  summary: 'Takes a game out of the favourites; one that is none changes nothing',
  query: Exact(namedGame),
  value: Type.Null(),
  errors: [...memberErrors, 'game.unknown'],
});

export const listRecentGames = defineCall({
  name: 'listRecentGames',
  method: 'GET',
  path: '/wps/game/recent',
  caller: 'member',
  summary: 'The games that the member opened last and that are offered now, the last one first',
  query: Exact({
    ...whoAsks,
    gameType: CategoryFilter,
    page: PageNumber,
    pageNo: PageNumber,
    pageSize: PageSize,
  }),
  value: gamePage('list'),
  errors: listErrors,
});

export const addRecentGame = defineCall({
  name: 'addRecentGame',
  method: 'POST',
  path: '/wps/game/recent',
  caller: 'member',
  summary: 'Notes that the member has opened a game; `launchGame` does so by itself',
  body: Exact(namedGame),
  value: Type.Null(),
  errors: [...memberErrors, 'game.unknown'],
});

export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  needs: { modules: ['GAME3'] },
  caller: 'member',
  summary:
    "Opens a game for the member: the vendor's page, with a single-use launch token in the URL fragment",
  query: Exact({
    ...whoAsks,
    vendor: Type.String({ maxLength: 40 }),
    gameId: Type.String({ maxLength: 60, description: 'Of a hot match its `roomId`' }),
    nodeId: Type.Optional(
      Type.Integer({ description: "Not looked at: vendor and the vendor's id name the game" }),
    ),
    gameCategory: Type.Optional(
      Type.String({ maxLength: 20, description: 'Not looked at: a game is of one kind' }),
    ),
    showChoice: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'Not looked at: whether a lottery asks for the play type first',
      }),
    ),
    supportPlay: Type.Optional(
      Type.String({ maxLength: 20, description: 'Not looked at: `supportPlay` of the game' }),
    ),
  }),
  value: Exact({
    launchUrl: Type.String(),
    gameName: Type.String(),
    gameId: Type.String(),
    vendorWallet: Type.Optional(
      Exact(
        {
          isFilledAtLaunch: Type.Boolean({
            description:
              'The client is to move the balance there before it opens the game (`transferFunds`), and to bring it back behind it (`returnFunds`)',
          }),
        },
        { description: 'Where the vendor keeps a wallet of its own, which the game is played from' },
      ),
    ),
    fundsAt: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Other vendors whose wallets may hold money of the member, which the client is to bring back before it opens the game (`returnFunds`)',
      }),
    ),
  }),
  errors: [
    'session.missing',
    'session.ended',
    'module.unavailable',
    ...whoAsksErrors,
    'game.unknown',
    'play.limit.time',
    'game.unavailable',
    'network.upstream.failed',
  ],
});
