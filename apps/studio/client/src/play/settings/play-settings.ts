import { type GameCode, gameCodes, parseGameBet } from '@wau/rules/games';
import { type KeptStatistics, readKeptStatistics } from '../statistics/kept-statistics.ts';

/** What a player last staked and chose in a game. */
export interface RememberedBet {
  readonly stakeMinor: string;
  readonly parameters: unknown;
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
  readonly bets: Readonly<Partial<Record<GameCode, RememberedBet>>>;
  /** What the player's rounds came to. */
  readonly statistics: Readonly<Partial<Record<GameCode, KeptStatistics>>>;
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

function readBets(kept: unknown): PlaySettings['bets'] {
  const bets: Partial<Record<GameCode, RememberedBet>> = {};
  for (const game of gameCodes) {
    const bet = recordOf(recordOf(kept)[game]);
    const { stakeMinor } = bet;
    const parameters = parseGameBet(game, bet.parameters);
    if (typeof stakeMinor === 'string' && /^[1-9]\d{0,17}$/.test(stakeMinor) && parameters.ok) {
      bets[game] = { stakeMinor, parameters: parameters.value.parameters };
    }
  }
  return bets;
}

function readStatistics(kept: unknown): PlaySettings['statistics'] {
  const statistics: Partial<Record<GameCode, KeptStatistics>> = {};
  for (const game of gameCodes) {
    const ofGame = readKeptStatistics(recordOf(kept)[game]);
    if (ofGame !== undefined) statistics[game] = ofGame;
  }
  return statistics;
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
