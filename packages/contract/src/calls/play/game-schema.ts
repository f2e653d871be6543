import { type TSchema, Type } from 'typebox';
import { CurrencyText, Exact, MinorText, OneOf } from '../../schema.ts';
import { whoAsks } from '../../who-asks.ts';

export const CategoryFilter = Type.Optional(
  Type.String({ maxLength: 20, description: 'E.g. `RNG`; empty for all' }),
);

export const PageNumber = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }));

export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));

/** A game as lists show it. */
export const GameView = Exact({
  nodeId: Type.Integer(),
  gameId: Type.String(),
  gameName: Type.String(),
  nodeName: Type.String(),
  gameType: Type.String(),
  roomId: Type.String({ description: 'What the vendor knows the game by' }),
  vassalage: Type.String({ description: 'Vendor code' }),
  displayName: Type.String({ description: "The vendor's name" }),
  iconUrl: Type.String(),
  mobileLargeIcon: Type.String(),
  mobileSmallIcon: Type.String(),
  showIcon: Type.Boolean(),
  gameClassifyNew: Type.Array(Type.String(), { description: "The vendor's classes, e.g. `ways`" }),
  supportPlay: Type.String({
    description: 'The play types of a lottery, e.g. `trad,ent`, for `launchGame`; empty for other games',
  }),
  isNew: Type.Boolean(),
  isHot: Type.Boolean({ description: 'The merchant puts it among the hot games' }),
  returnPercent: Type.String({ description: 'Theoretical return, e.g. "99.00"' }),
  minStakeMinor: MinorText,
  maxStakeMinor: MinorText,
  maxWinMinor: MinorText,
});

/** How rough a game is, from calm to wild; the vendor's own word in five steps. */
export const volatilityClasses = ['low', 'mediumLow', 'medium', 'mediumHigh', 'high'] as const;

export type VolatilityClass = (typeof volatilityClasses)[number];

/** A game as its card shows it. */
export const GameCard = Exact({
  ...GameView.properties,
  volatility: Type.Array(OneOf(volatilityClasses), {
    description:
      'Of the calmest and the roughest way to play; one where they are alike, none where it is not known',
  }),
  rulesUrl: Type.String({ description: 'Where the vendor says how it goes, or empty' }),
  currencyCode: CurrencyText,
});

/** As much of a game as a picture with its name shows. */
export const GameTile = Exact({
  nodeId: GameView.properties.nodeId,
  gameId: GameView.properties.gameId,
  gameName: GameView.properties.gameName,
  gameType: GameView.properties.gameType,
  vassalage: GameView.properties.vassalage,
  displayName: GameView.properties.displayName,
  iconUrl: GameView.properties.iconUrl,
  isNew: GameView.properties.isNew,
  isHot: GameView.properties.isHot,
  returnPercent: GameView.properties.returnPercent,
});

/** A page of games under the name that the list's clients know. */
export function gamePage<const Name extends string>(name: Name) {
  const games = { [name]: Type.Array(GameView) } as Record<
    Name,
    ReturnType<typeof Type.Array<typeof GameView>>
  >;
  return Exact({ ...games, pageNum: Type.Integer(), totalPages: Type.Integer() } satisfies Record<
    string,
    TSchema
  >);
}

/** Names a game of the merchant. */
export const namedGame = {
  nodeId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  vendor: Type.Optional(
    Type.String({ maxLength: 40, description: 'Vendor code; refused where the game is not its' }),
  ),
  token: whoAsks.token,
};
