import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/lottery/en';
import { makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { messages as malay } from '@wau/i18n/lottery/my';
import { type ExactRatio, percentText } from '@wau/rules/exact-ratio';
import { ballColourNames, ballColours } from '@wau/rules/lottery/families/ball-colours';
import { lunarYears } from '@wau/rules/lottery/families/lunar-years';
import { type LineKind, lineKindsOf } from '@wau/rules/lottery/line-kinds';
import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { percentsOfKinds, returnOf, seriesBase } from '@wau/rules/lottery/lottery-odds';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { multiplierOne } from '@wau/rules/multiplier';
import { projectFolder } from './run-command.ts';

const testFolder = 'packages/rules/src/lottery/families';
/** Families of the lunar year have the same chances in each (a test of theirs says so). */
const anyDay = '2026-11-29';
/** Longer fractions tell nobody anything. */
const longestFraction = 12;

const names = {
  MY: makeLotteryWords(compileCatalogue<string>(malay), 'ms-MY'),
  EN: makeLotteryWords(compileCatalogue<string>(english), 'en'),
};

export function allFamilies(): readonly LotteryFamily[] {
  return lotteryFamilyCodes.map((code) => {
    const family = lotteryFamily(code, anyDay);
    if (family === undefined) throw new TypeError(`no family ${code}`);
    return family;
  });
}

/** By the family's code: the file whose tests go through draws for every play that it has. */
export function proofsByFamily(): ReadonlyMap<string, string> {
  const files = globSync(`${testFolder}/*.test.ts`, { cwd: projectFolder }).toSorted();
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(join(projectFolder, file), 'utf8');
      const proved = [...text.matchAll(/^ {2}proveEveryPlay\((\w+)/gm)].map(([, name = '']) => name);
      return lotteryFamilyCodes
        .filter((code) => proved.includes(camelCase(code)))
        .map((code) => [code, file] as const);
    }),
  );
}

function camelCase(code: string): string {
  return code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `docs/lottery/bet-types.md`: every play of every family, with what it costs, pays and gives back. */
export function betTypesDocument(): string {
  const families = allFamilies();
  const count = families.reduce((sum, { plays }) => sum + plays.length, 0);
  return [
    '# All bet types',
    '',
    '`npm run generate` writes this page from the rules, and a test compares it. Odds are those that a merchant starts with, per',
    '1 staked and charged lot, the stake included; chances and returns are counted exactly.',
    '',
    '- **picked**: what makes one line, for each field of the play with a stroke between as a slip writes them, and how options',
    '  are written. **lines**: of everything that can be picked at once, and for how many lots each is charged.',
    '- **pays**: the odds of each prize in the order in which a slip has them. `*` is by series, here 1800.',
    '- **chance**: how often a line wins each prize in a draw, on average where it may win more than once. Where lines of a play',
    '  differ, for each kind how many of them there are and what comes back of it, in per cent. An exact fraction, or per cent',
    '  where that has too many digits.',
    `- **test**: in \`${testFolder}\`, for each play titled`,
    '  `LO-03 FAMILY PLAY: what is counted is what draws show`. It goes through every draw, or simulates some where there are too',
    '  many, and finds these lines and chances.',
    '',
    `${families.length} families, ${count} bet types.`,
    ...families.flatMap(familySection),
    ...ballSection(),
    '',
  ].join('\n');
}

function familySection(family: LotteryFamily): readonly string[] {
  const { code, plays } = family;
  const proof = proofsByFamily().get(code);
  if (proof === undefined) throw new TypeError(`no test goes through draws for the plays of ${code}`);
  const inBoth = (id: string) => both(names.MY.word(id), names.EN.word(id));
  return [
    '',
    `## ${names.EN.word(`family.${code}`)} (\`${code}\`)`,
    '',
    '| play | MY / EN | local | group | picked | lines | pays | chance | returns % | test |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...plays.map((play) => {
      const kinds = lineKindsOf(family.shape, play);
      const { lowest, highest } = percentsOfKinds(play, kinds, {}, seriesBase);
      return row([
        `\`${play.code}\``,
        inBoth(`play.${code}.${play.code}`),
        play.localName ?? '',
        inBoth(`group.${code}.${play.group}`),
        pickedOf(play),
        linesOf(play, kinds),
        paysText(play),
        kinds.map((kind) => chancesText(play, kind, kinds.length)).join('; '),
        lowest === highest ? lowest : `${lowest} to ${highest}`,
        `\`${basename(proof)}\``,
      ]);
    }),
  ];
}

/** What plays of Mark Six need besides their rules: the colours of balls, and from which day on an animal has the year. */
function ballSection(): readonly string[] {
  const colours = ballColourNames.map((colour) => {
    const balls = ballColours[colour].map((ball) => String(ball).padStart(2, '0'));
    return row([
      colour,
      both(names.MY.word(`option.${colour}`), names.EN.word(`option.${colour}`)),
      balls.join(' '),
    ]);
  });
  const years = lunarYears.map(({ firstDay, animal }) =>
    row([firstDay, animal, both(names.MY.word(`option.${animal}`), names.EN.word(`option.${animal}`))]),
  );
  return [
    '',
    '## Balls of Mark Six',
    '',
    '| colour | MY / EN | balls |',
    '|---|---|---|',
    ...colours,
    '',
    'Ball 1 is of the animal of the lunar year to which the day of the draw belongs, each ball more of the animal a year earlier.',
    '',
    '| from | animal | MY / EN |',
    '|---|---|---|',
    ...years,
  ];
}

function both(one: string, other: string): string {
  return one === other ? one : `${one} / ${other}`;
}

/** What makes one line. */
function pickedOf(play: LotteryPlay): string {
  switch (play.kind) {
    case 'numbers':
      return `a number of ${play.length} digits`;
    case 'plate':
      return `1 of ${play.options.length}${codesText(play.options)}`;
    case 'choice':
      return `${play.chosen} of ${play.values.length}${codesText(play.values)}`;
    case 'positions': {
      const [field] = play.fields;
      if (field === undefined) throw new TypeError(`${play.code} has no fields`);
      const places = play.chosen === play.fields.length ? 'all' : `any ${play.chosen} of`;
      return `1 of ${field.values.length}${codesText(field.values)} for ${places} ${play.fields.length} places`;
    }
    case 'group': {
      const parts = play.parts.map(
        ({ needs, repeats }) => `${needs} that ${needs === 1 ? 'comes' : 'come'} ${timesText(repeats)}`,
      );
      return play.isOneField === true && parts.length > 1
        ? `${parts.join(' and ')}, of one field`
        : parts.join(' | ').replaceAll('|', '\\|');
    }
  }
}

/** How options are written, where that is not just a number. */
function codesText(options: readonly { readonly code: string }[]): string {
  const codes = options.map(({ code }) => code);
  return codes.every((code) => /^\d+$/.test(code)) ? '' : ` (${codes.join(', ')})`;
}

function timesText(count: number): string {
  return ['never', 'once', 'twice'][count] ?? `${count} times`;
}

function linesOf(play: LotteryPlay, kinds: readonly LineKind[]): string {
  const lines = kinds.reduce((sum, kind) => sum + kind.lines, 0n).toLocaleString('en');
  const lots = chargedLotsOf(play);
  return lots === 1 ? lines : `${lines} x ${lots} lots`;
}

function paysText(play: LotteryPlay): string {
  return play.prizes
    .map(({ code, payoutTenThousandths, isReturn, isBySeries }) => {
      const odds = (payoutTenThousandths / multiplierOne).toLocaleString('en', { maximumFractionDigits: 4 });
      return `${code} ${isReturn === true ? 'the stake' : `${odds}${isBySeries === true ? '*' : ''}`}`;
    })
    .join(', ');
}

function chancesText(play: LotteryPlay, kind: LineKind, kindCount: number): string {
  const isPlain = play.prizes.length === 1 && kindCount === 1;
  const wins = [...kind.wins].map(([code, chance]) =>
    isPlain ? chanceText(chance) : `${code} ${chanceText(chance)}`,
  );
  const told = wins.join(', ');
  if (kindCount === 1) return told;
  return `${kind.lines === 1n ? '1 line' : `${kind.lines.toLocaleString('en')} lines`}: ${told} (${percentText(returnOf(play, kind, {}, seriesBase), 2)})`;
}

function chanceText(chance: ExactRatio): string {
  const { numerator, denominator } = lowestTerms(chance);
  const fraction = `${numerator}/${denominator}`;
  return fraction.length <= longestFraction ? fraction : `${percentText(chance, 8)} %`;
}

function lowestTerms({ numerator, denominator }: ExactRatio): ExactRatio {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
