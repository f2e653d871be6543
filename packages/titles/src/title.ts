import type { GameId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { EngineCode } from '@wau/rules/engines';
import type { TitleFigures } from '@wau/rules/figures';
import type { GameLimits } from '@wau/rules/wager';

/** A text in every language that the product speaks. */
export type SpokenText = Readonly<Record<LanguageCode, string>>;

/** What a title chooses of its tile; what it leaves out derives from its id (docs/rooms/art.md). */
export interface TitleArt {
  /** The symbol that stands for the title, by its role. */
  readonly hero?: string;
  /** How hero and companions stand, by number. */
  readonly layout?: number;
  /** What stands behind the hero, by number. */
  readonly backdrop?: number;
  /** By how many degrees the colours of the scene are turned. */
  readonly hue?: number;
}

/** What stands in a title's `title.json`: all that is not its mathematics. */
export interface TitleFacts {
  readonly gameId: GameId;
  readonly engine: EngineCode;
  /** The code of the vendor that offers it in the demo. */
  readonly vendor: string;
  /** A folder of the game themes. */
  readonly theme: string;
  readonly names: SpokenText;
  /** One sentence that a player reads before playing. */
  readonly descriptions: SpokenText;
  /** What an operator starts with, in minor units of a currency with two decimals. */
  readonly limits: GameLimits;
  readonly art?: TitleArt;
}

/** A title with what its engine plays. */
export interface Title extends TitleFacts {
  /** As it stands in `mathematics.json`: plain JSON that the engine reads. */
  readonly mathematics: unknown;
  /** As they stand in `figures.json`. */
  readonly figures: TitleFigures;
}
