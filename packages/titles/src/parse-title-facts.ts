import type { GameId } from '@wau/contract/ids';
import { languageCodes } from '@wau/contract/languages';
import { parseMinor } from '@wau/money/minor';
import { isEngineCode } from '@wau/rules/engines';
import { hasExactlyKeys } from '@wau/rules/parameters';
import type { GameLimits } from '@wau/rules/wager';
import type { SpokenText, TitleArt, TitleFacts } from './title.ts';

const keys = ['engine', 'vendor', 'theme', 'names', 'descriptions', 'limits'] as const;
const codePattern = /^[a-z][a-z0-9-]{1,39}$/;
const nameLengthMaximum = 40;
const descriptionLengthMaximum = 160;

/** Reads `title.json`. Throws a `TypeError` that names the title and what is wrong with it. */
export function parseTitleFacts(gameId: GameId, value: unknown): TitleFacts {
  const fail = (what: string): never => {
    throw new TypeError(`the title ${gameId}: ${what}`);
  };
  const { art, ...facts } = asRecord(value);
  if (!hasExactlyKeys(facts, keys)) return fail(`has exactly ${keys.join(', ')}, and may have art`);
  const { engine, vendor, theme } = facts;
  if (typeof engine !== 'string' || !isEngineCode(engine)) return fail('names no known engine');
  if (typeof vendor !== 'string' || !codePattern.test(vendor)) return fail('names no vendor');
  if (typeof theme !== 'string' || !codePattern.test(theme)) return fail('names no theme');
  return {
    gameId,
    engine,
    vendor,
    theme,
    names:
      spokenTextOf(facts.names, nameLengthMaximum) ??
      fail(`is named in every language, in at most ${nameLengthMaximum} characters`),
    descriptions:
      spokenTextOf(facts.descriptions, descriptionLengthMaximum) ??
      fail(`is described in every language, in at most ${descriptionLengthMaximum} characters`),
    limits: limitsOf(facts.limits) ?? fail('has limits that are amounts in ascending order'),
    ...(art === undefined
      ? {}
      : { art: artOf(art) ?? fail('chooses of its art hero, layout, backdrop or hue') }),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function artOf(value: unknown): TitleArt | undefined {
  const { hero, layout, backdrop, hue, ...rest } = asRecord(value);
  const isNumber = (each: unknown): each is number | undefined =>
    each === undefined || Number.isInteger(each);
  if (Object.keys(rest).length > 0 || !isNumber(layout) || !isNumber(backdrop) || !isNumber(hue))
    return undefined;
  if (hero !== undefined && (typeof hero !== 'string' || !codePattern.test(hero))) return undefined;
  return {
    ...(hero === undefined ? {} : { hero }),
    ...(layout === undefined ? {} : { layout }),
    ...(backdrop === undefined ? {} : { backdrop }),
    ...(hue === undefined ? {} : { hue }),
  };
}

function spokenTextOf(value: unknown, lengthMaximum: number): SpokenText | undefined {
  if (!hasExactlyKeys(value, languageCodes)) return undefined;
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text.trim() === text && text.length > 0 && text.length <= lengthMaximum;
  const { MY, EN } = value;
  return isText(MY) && isText(EN) ? { MY, EN } : undefined;
}

function limitsOf(value: unknown): GameLimits | undefined {
  if (!hasExactlyKeys(value, ['minStakeMinor', 'maxStakeMinor', 'maxWinMinor'])) return undefined;
  const read = (text: unknown) => (typeof text === 'string' ? parseMinor(text) : undefined);
  const minStakeMinor = read(value.minStakeMinor);
  const maxStakeMinor = read(value.maxStakeMinor);
  const maxWinMinor = read(value.maxWinMinor);
  if (minStakeMinor === undefined || maxStakeMinor === undefined || maxWinMinor === undefined)
    return undefined;
  const isAscending = minStakeMinor > 0n && minStakeMinor <= maxStakeMinor && maxStakeMinor <= maxWinMinor;
  return isAscending ? { minStakeMinor, maxStakeMinor, maxWinMinor } : undefined;
}
