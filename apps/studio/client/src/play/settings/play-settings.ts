import { gameIdPattern } from '@wau/contract/ids';
import { type KeptStatistics, readKeptStatistics } from '../statistics/kept-statistics.ts';

/** What a player last staked and chose in a game. */
export interface RememberedBet {
  readonly stakeMinor: string;
  readonly parameters: unknown;
}

export type ByGame<Value> = Readonly<Partial<Record<string, Value>>>;

/** Of so many games something is remembered; what was played longest ago goes first. */
const rememberedGames = 40;

/** What is remembered of games, with another value for the one that is played now. */
export function withGame<Value>(known: ByGame<Value>, gameId: string, value: Value): ByGame<Value> {
  const others = Object.entries(known).filter(([other]) => other !== gameId);
  return Object.fromEntries([...others.slice(1 - rememberedGames), [gameId, value]]);
}

/** What a player has set in the games of this studio; it outlives the page, since the page around the game keeps it. */
export interface PlaySettings {
  readonly isTurbo: boolean;
  readonly isSoundOn: boolean;
  /** How loud each kind of sound is, in per cent. */
  readonly effectsPercent: number;
  readonly musicPercent: number;
  /** Whether the phone may shake for a win. */
  readonly hasHaptics: boolean;
  /** By game, the one played last at the end. */
  readonly bets: ByGame<RememberedBet>;
  /** What the player's rounds came to, by game. */
  readonly statistics: ByGame<KeptStatistics>;
}

export const openingSettings: PlaySettings = {
  isTurbo: false,
  isSoundOn: false,
  effectsPercent: 80,
  musicPercent: 40,
  hasHaptics: true,
  bets: {},
  statistics: {},
};

export interface PlaySettingsStore {
  current(): PlaySettings;
  /** Changes some settings and has them kept. */
  change(part: Partial<PlaySettings>): void;
  subscribe(listener: () => void): () => void;
}

interface PlaySettingsOptions {
  /** What was kept last time; anything unreadable counts as nothing. */
  readonly kept: string | undefined;
  readonly keep: (text: string) => void;
}

export function createPlaySettings({ kept, keep }: PlaySettingsOptions): PlaySettingsStore {
  let settings = readSettings(kept);
  const listeners = new Set<() => void>();
  return {
    current: () => settings,
    change(part) {
      settings = { ...settings, ...part };
      keep(JSON.stringify(settings));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The settings in a kept text. Whoever kept it may have changed it, so each one is checked and may fall back. */
export function readSettings(text: string | undefined): PlaySettings {
  const kept = parsedRecord(text);
  return {
    isTurbo: booleanOr(kept.isTurbo, openingSettings.isTurbo),
    isSoundOn: booleanOr(kept.isSoundOn, openingSettings.isSoundOn),
    effectsPercent: percentOr(kept.effectsPercent, openingSettings.effectsPercent),
    musicPercent: percentOr(kept.musicPercent, openingSettings.musicPercent),
    hasHaptics: booleanOr(kept.hasHaptics, openingSettings.hasHaptics),
    bets: readBets(kept.bets),
    statistics: readStatistics(kept.statistics),
  };
}

/** Whether a game takes such a bet still is for the game to say when it opens. */
function readBets(kept: unknown): ByGame<RememberedBet> {
  return readByGame(kept, (value) => {
    const { stakeMinor, parameters } = recordOf(value);
    return typeof stakeMinor === 'string' && /^[1-9]\d{0,17}$/.test(stakeMinor)
      ? { stakeMinor, parameters }
      : undefined;
  });
}

function readStatistics(kept: unknown): ByGame<KeptStatistics> {
  return readByGame(kept, (value) => readKeptStatistics(recordOf(value)));
}

const gameId = new RegExp(gameIdPattern);

function readByGame<Value>(kept: unknown, read: (value: unknown) => Value | undefined): ByGame<Value> {
  const known = Object.entries(recordOf(kept)).flatMap(([game, value]) => {
    const ofGame = gameId.test(game) ? read(value) : undefined;
    return ofGame === undefined ? [] : [[game, ofGame] as const];
  });
  return Object.fromEntries(known.slice(-rememberedGames));
}

function parsedRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function booleanOr(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function percentOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : otherwise;
}
