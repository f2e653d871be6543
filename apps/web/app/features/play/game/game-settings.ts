import { readStored, type ValueStorage, writeStored } from '../../../platform/storage/stored-value.ts';

/** The longest text that a game may have kept; ours need some hundred characters for each of the games played last. */
export const settingsLengthMaximum = 16_384;

/** Of so many players and vendors the settings are kept on one device; the oldest go first. */
const ownersMaximum = 20;

const settingsKey = 'wau_game_settings';

/** Whose settings: one player's at one brand, in the games of one vendor. */
export interface SettingsOwner {
  readonly merchantCode: string;
  readonly userName: string;
  readonly vendor: string;
}

type KeptSettings = readonly (readonly [owner: string, text: string])[];

/** A text that a game may have kept: JSON of an object, and not too long. What it says is the game's own business. */
export function isSettingsText(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > settingsLengthMaximum) return false;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  } catch {
    return false;
  }
}

/** What this device has kept for a vendor's games; `undefined` where nothing readable is kept. */
export function readGameSettings(
  storage: ValueStorage | undefined,
  owner: SettingsOwner,
): string | undefined {
  return readKept(storage).find(([name]) => name === nameOf(owner))?.[1];
}

export function keepGameSettings(
  storage: ValueStorage | undefined,
  owner: SettingsOwner,
  text: string,
): void {
  const others = readKept(storage).filter(([name]) => name !== nameOf(owner));
  writeStored(storage, settingsKey, [[nameOf(owner), text], ...others].slice(0, ownersMaximum));
}

function readKept(storage: ValueStorage | undefined): KeptSettings {
  return readStored(storage, settingsKey, isKeptSettings) ?? [];
}

function isKeptSettings(value: unknown): value is KeptSettings {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: unknown) => Array.isArray(entry) && typeof entry[0] === 'string' && isSettingsText(entry[1]),
    )
  );
}

function nameOf({ merchantCode, userName, vendor }: SettingsOwner): string {
  return JSON.stringify([merchantCode, userName, vendor]);
}
