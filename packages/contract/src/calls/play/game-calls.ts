import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, MinorText } from '../../schema.ts';

export const listGames = defineCall({
  name: 'listGames',
  method: 'GET',
  path: '/wps/game/list',
  caller: 'visitor',
  summary: 'The games that the merchant offers, by pages',
  query: Exact({
    gameType: Type.Optional(Type.String({ maxLength: 20 })),
    gameName: Type.Optional(Type.String({ maxLength: 60 })),
    vassalage: Type.Optional(Type.String({ maxLength: 40 })),
    pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  value: Exact({
    games: Type.Array(
      Exact({
        nodeId: Type.Integer(),
        gameId: Type.String(),
        gameName: Type.String(),
        nodeName: Type.String(),
        gameType: Type.String(),
        vassalage: Type.String({ description: 'Vendor code' }),
        iconUrl: Type.String(),
        showIcon: Type.Boolean(),
        returnPercent: Type.String({ description: 'Theoretical return, e.g. "99.00"' }),
        minStakeMinor: MinorText,
        maxStakeMinor: MinorText,
        maxWinMinor: MinorText,
      }),
    ),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
  }),
  errors: [],
});

export const launchGame = defineCall({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  module: 'GAME3',
  caller: 'member',
  summary:
    "Opens a game for the member: the vendor's page, with a single-use launch token in the URL fragment",
  query: Exact({
    vendor: Type.String({ maxLength: 40 }),
    gameId: Type.String({ maxLength: 60 }),
    nodeId: Type.Optional(Type.Integer()),
    gameCategory: Type.Optional(Type.String({ maxLength: 20 })),
    showChoice: Type.Optional(Type.String({ maxLength: 20 })),
    supportPlay: Type.Optional(Type.String({ maxLength: 20 })),
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
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'game.unknown',
    'game.unavailable',
    'network.upstream.failed',
  ],
});
