import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/lottery/en';
import { makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { messages as malay } from '@wau/i18n/lottery/my';
import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { chargedLotsOf } from '@wau/rules/lottery/lottery-play';
import { pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { describe, expect, test } from 'vitest';

const families = lotteryFamilyCodes.map((code) => {
  const family = lotteryFamily(code, '2026-11-29');
  if (family === undefined) throw new Error(`no family ${code}`);
  return family;
});
type Family = (typeof families)[number];

/** Everything of a family that is shown by its word; numbers are shown as they are. */
function idsOf({ code, shape, plays }: Family): readonly string[] {
  const fields = plays.flatMap((play) => pickFieldsOf(shape, play));
  const values = fields.flatMap((field) => Array.from({ length: field.size }, (_, at) => field.codeOf(at)));
  const ids = [
    `family.${code}`,
    ...plays.map(({ group }) => `group.${code}.${group}`),
    ...plays.map((play) => `play.${code}.${play.code}`),
    ...plays.map((play) => `rule.${code}.${play.code}`),
    ...fields.map((field) => `field.${code}.${field.code}`),
    ...values.filter((value) => !/^\d+$/.test(value)).map((value) => `option.${code}.${value}`),
    ...[...shape.prizes, ...plays.flatMap(({ prizes }) => prizes)].map(
      (prize) => `prize.${code}.${prize.code}`,
    ),
  ];
  return [...new Set(ids)];
}

/** The catalogue as it is in the browser, which tells what is read. */
function recording(messages: Readonly<Record<string, string>>) {
  const read = new Set<string>();
  const catalogue = new Proxy(compileCatalogue(messages), {
    get(compiled, id) {
      read.add(String(id));
      return compiled[String(id)];
    },
  });
  return { read, catalogue };
}

describe.each([
  ['Malay', 'ms-MY', malay],
  ['English', 'en', english],
])('words of lotteries in %s', (_, locale, messages: Readonly<Record<string, string>>) => {
  const { read, catalogue } = recording(messages);
  const words = makeLotteryWords(catalogue, locale);

  test.each(families)('LO-03 everything of $code has a word', (family) => {
    const wordless = idsOf(family).filter((id) => words.word(id) === id.slice(id.lastIndexOf('.') + 1));
    expect(wordless).toEqual(family.code === 'four-d' ? ['group.four-d.iBox'] : []);
    const unfilled = /[{}]|undefined|NaN| [,.;)]|\( | {2}|^\P{L}/u;
    const broken = idsOf(family).map((id) => words.word(id).replace(/^\d/, 'n'));
    expect(broken.filter((text) => unfilled.test(text))).toEqual([]);
  });

  test.each(families)('LO-03 no two plays of $code have the same name', ({ code, plays }) => {
    const names = plays.map((play) => words.playName(code, play.code));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('LO-03 the rule of a play that is charged for several lots says for how many', () => {
    const charged = families.flatMap(({ code, plays }) =>
      plays
        .filter((play) => chargedLotsOf(play) > 1)
        .map((play) => ({ rule: words.playRule(code, play.code), lots: chargedLotsOf(play) })),
    );
    expect(charged).toHaveLength(8);
    for (const { rule, lots } of charged) expect(rule).toMatch(new RegExp(String.raw`\b${lots} lot`));
  });

  test('every word is of something', () => {
    for (const id of families.flatMap(idsOf)) words.word(id);
    // A screen may name a place of a family that has no words for its places.
    words.word('field.place-1');
    words.word('prize.sum-11');
    expect(Object.keys(messages).filter((id) => !read.has(id))).toEqual([]);
  });
});
