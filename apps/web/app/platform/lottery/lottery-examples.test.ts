import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { messages as english } from '@wau/i18n/lottery/en';
import { makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { messages as malay } from '@wau/i18n/lottery/my';
import { countLines } from '@wau/rules/lottery/count-lines';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { readPicks } from '@wau/rules/lottery/read-picks';
import { playOf } from '@wau/rules/lottery/testing/picks-of';
import { winsOfPicks } from '@wau/rules/lottery/testing/wins-of-picks';
import { expect, test } from 'vitest';

const inEnglish = makeLotteryWords(compileCatalogue<string>(english), 'en');
const inMalay = makeLotteryWords(compileCatalogue<string>(malay), 'ms-MY');

function familyOf(code: string): LotteryFamily {
  const family = lotteryFamily(code, '2026-11-29');
  if (family === undefined) throw new Error(`no family ${code}`);
  return family;
}

/** Both languages tell the example: all of these stand behind the word for it. */
function expectTold(family: string, play: string, told: readonly string[]): void {
  const rules = [inEnglish, inMalay].map((words) => words.playRule(family, play) ?? '');
  for (const rule of rules) {
    const example = /(?:Example|Contoh): (?<example>.+)/.exec(rule)?.groups?.example ?? '';
    for (const part of told) expect(example, `${family} ${play}`).toContain(part);
  }
}

const ssc = (digits: string) => ({ digits: [...digits] });
const k3 = (dice: string) => ({ dice: [...dice] });
const race = { places: '07 04 10 01 02 03 05 06 08 09'.split(' ') };
const balls = { regular: '08 13 22 31 40 46'.split(' '), extra: ['05'] };
const thai = {
  first: ['903556'],
  frontThree: ['111', '244'],
  backThree: ['556', '556'],
  bottomTwo: ['65'],
};
const zeros = (count: number, width: number) => Array.from({ length: count }, () => '0'.repeat(width));
const fourD = {
  first: ['1243'],
  second: ['5566'],
  third: ['8998'],
  special: ['1234', ...zeros(9, 4)],
  consolation: ['1234', ...zeros(9, 4)],
};
const vnSouth = {
  special: ['123456'],
  g1: ['20056'],
  g2: zeros(1, 5),
  g3: zeros(2, 5),
  g4: zeros(7, 5),
  g5: zeros(1, 4),
  g6: zeros(3, 4),
  g7: ['456'],
  g8: ['77'],
};
const vnNorth = {
  special: ['23456'],
  g1: ['20456'],
  g2: zeros(2, 5),
  g3: zeros(6, 5),
  g4: zeros(4, 4),
  g5: zeros(6, 4),
  g6: ['456', '456', '000'],
  g7: ['56', '56', '00', '00'],
};

test.each([
  ['ssc', 'five-group-120', '1,2,3,4,5', ssc('31524'), { win: 1n }, ['1, 2, 3, 4, 5', '3 1 5 2 4']],
  ['ssc', 'five-group-60', '1|3,4,5', ssc('41315'), { win: 1n }, ['1', '3, 4, 5', '4 1 3 1 5']],
  ['ssc', 'five-group-30', '1,2|5', ssc('15212'), { win: 1n }, ['5', '1 5 2 1 2']],
  ['ssc', 'five-group-20', '1|3,4', ssc('11314'), { win: 1n }, ['3', '1 1 3 1 4']],
  ['ssc', 'five-group-10', '1|4', ssc('14114'), { win: 1n }, ['4', '1 4 1 1 4']],
  ['ssc', 'five-group-5', '1|4', ssc('11411'), { win: 1n }, ['4', '1 1 4 1 1']],
  ['ssc', 'last-four-group-24', '1,2,3,4', ssc('93142'), { win: 1n }, ['1, 2, 3, 4', '3 1 4 2']],
  ['ssc', 'first-four-group-12', '1|3,4', ssc('14139'), { win: 1n }, ['1 4 1 3']],
  ['ssc', 'first-four-group-6', '1,2', ssc('21129'), { win: 1n }, ['2 1 1 2']],
  ['ssc', 'first-four-group-4', '1|4', ssc('11419'), { win: 1n }, ['1 1 4 1']],
  ['ssc', 'last-three-group-6', '1,2,3', ssc('99312'), { win: 1n }, ['1, 2, 3', '3 1 2']],
  ['ssc', 'middle-three-group-3', '1,3', ssc('91319'), { win: 1n }, ['113', '133', '1 3 1']],
  ['ssc', 'last-two-group-45', '4,7', ssc('99974'), { win: 1n }, ['7 4']],
  ['ssc', 'first-three-sum-tail', '4', ssc('78900'), { win: 1n }, ['7 8 9', '24', '4 ']],
  ['ssc', 'fixed-digit', '|||7|', ssc('12375'), { win: 1n }, ['7', '1 2 3 7 5']],
  ['ssc', 'last-four-any-1', '2', ssc('90202'), { win: 1n }, ['2']],
  ['ssc', 'first-three-any-2', '1,2,3', ssc('13900'), { win: 1n }, ['1, 2, 3', '3 ']],
  ['ssc', 'five-any-3', '1,3,5', ssc('11345'), { win: 1n }, ['1, 3, 5', '1 1 3 4 5']],
  ['ssc', 'first-two-two-sides', 'big,odd|odd', ssc('71000'), { win: 2n }, ['2 ']],
  ['ssc', 'smooth-1', '1', ssc('11151'), { win: 1n }, ['1 1 1 5 1']],
  ['ssc', 'smooth-4', '1', ssc('11151'), { win: 1n }, ['1 1 1 5 1']],
  ['ssc', 'place-1-number', '5', ssc('52731'), { win: 1n }, ['5 2 7 3 1', ', 5 ']],
  ['ssc', 'place-4-number', '3', ssc('52731'), { win: 1n }, ['5 2 7 3 1', ', 3 ']],
  ['ssc', 'place-2-two-sides', 'big,odd', ssc('07000'), { win: 2n }, ['7']],
  ['ssc', 'sum-two-sides', 'big,even', ssc('90465'), { win: 2n }, ['9 0 4 6 5', '24']],
  ['ssc', 'dragon-tiger-1-5', 'dragon', ssc('80003'), { side: 1n }, ['8', '3']],
  ['ssc', 'dragon-tiger-1-5', 'dragon,tiger,tie', ssc('80008'), { tie: 1n }, []],
  ['ssc', 'first-three-pattern', 'straight', ssc('90155'), { straight: 1n }, ['9 0 1']],
  ['ssc', 'first-three-pattern', 'halfStraight', ssc('12755'), { halfStraight: 1n }, ['1 2 7']],
  ['ssc', 'first-three-pattern', 'mixed', ssc('13555'), { mixed: 1n }, ['1 3 5']],
  ['k3', 'sum', '9', k3('225'), { 'sum-9-12': 1n }, ['2 2 5', '9']],
  ['k3', 'sum-two-sides', 'small,odd', k3('225'), { win: 2n }, ['2 2 5', '9', '3 3 3']],
  ['k3', 'sum-two-sides', 'big,small,odd,even', k3('333'), {}, ['3 3 3']],
  ['k3', 'one-number', '2,5', k3('225'), { once: 1n, twice: 1n }, ['2 2 5']],
  ['k3', 'triple', '444', k3('444'), { win: 1n }, ['444', '4 4 4']],
  ['k3', 'any-triple', 'triple', k3('666'), { win: 1n }, ['1 1 1', '6 6 6']],
  ['k3', 'pair', '22', k3('252'), { win: 1n }, ['22', '2 5 2']],
  ['k3', 'pair', '22', k3('222'), { win: 1n }, ['2 2 2']],
  ['k3', 'two-different', '1,2,5', k3('225'), { win: 1n }, ['1, 2, 5', '2 2 5']],
  ['k3', 'three-different', '1,2,5', k3('512'), { win: 1n }, ['1, 2, 5', '5 1 2']],
  ['k3', 'any-straight', 'straight', k3('534'), { win: 1n }, ['5 3 4']],
  ['pk10', 'first-three-straight', '07|04|10', race, { win: 1n }, ['07, 04, 10']],
  ['pk10', 'place-10-number', '09', race, { win: 1n }, ['07 04 10 01 02 03 05 06 08 09', ', 09 ']],
  ['pk10', 'place-1-two-sides', 'big,odd', race, { win: 2n }, ['07']],
  ['pk10', 'dragon-tiger-1-10', 'tiger', race, { win: 1n }, ['07', '09']],
  ['pk10', 'first-two-sum', '11', race, { 'sum-11': 1n }, ['07', '04', '11']],
  ['pk10', 'first-two-two-sides', 'small,odd', race, { smallOdd: 2n }, ['07', '04', '11']],
  ['mark-six', 'extra-number-a', '05', balls, { win: 1n }, ['05']],
  ['mark-six', 'extra-number-b', '05,08', balls, { win: 1n }, ['05']],
  ['mark-six', 'extra-two-sides', 'small,odd', balls, { win: 2n }, ['05']],
  ['mark-six', 'extra-colour', 'green', balls, { green: 1n }, ['05']],
  ['mark-six', 'extra-half-wave', 'green-small', balls, { 'balls-7': 1n }, ['05']],
  ['mark-six', 'extra-half-wave', 'green-odd', balls, { 'balls-8': 1n }, ['05']],
  ['mark-six', 'extra-head', '0', balls, { zero: 1n }, ['05', '0 ']],
  ['mark-six', 'extra-tail', '5', balls, { other: 1n }, ['05', '5 ']],
  ['mark-six', 'extra-zodiac', 'tiger', balls, { other: 1n }, ['05']],
  ['mark-six', 'regular-number', '13', balls, { win: 1n }, ['08 13 22 31 40 46', ', 13 ']],
  ['mark-six', 'regular-6-number', '46', balls, { win: 1n }, ['08 13 22 31 40 46', ', 46 ']],
  ['mark-six', 'seven-tail', '5,7', balls, { other: 1n }, ['08 13 22 31 40 46', '5 ', '7 ']],
  ['mark-six', 'seven-zodiac', 'horse', balls, { year: 1n }, ['13']],
  ['mark-six', 'two-of-two', '08,13', balls, { win: 1n }, ['08 13 22 31 40 46']],
  ['mark-six', 'three-of-three', '08,13,22', balls, { win: 1n }, ['08, 13, 22']],
  ['mark-six', 'two-of-three', '08,13,05', balls, { two: 1n }, ['08, 13, 05']],
  ['mark-six', 'two-with-extra', '08,05', balls, { withExtra: 1n }, ['08', '05']],
  ['mark-six', 'two-with-extra', '08,13', balls, { bothRegular: 1n }, ['08', '13']],
  ['mark-six', 'extra-link', '08,05', balls, { win: 1n }, ['08', '05']],
  ['mark-six', 'extra-link', '08,13', balls, {}, ['08', '13']],
  ['vn-south', 'lo-2', '56', vnSouth, { win: 3n }, ['18']],
  ['vn-south', 'lo-2-1k', '56', vnSouth, { win: 3n }, ['1 ']],
  ['vn-south', 'de', '56', vnSouth, { win: 1n }, ['56', '456']],
  ['vn-south', 'de-dau', '77', vnSouth, { win: 1n }, ['56']],
  ['vn-north', 'de-dau', '56', vnNorth, { win: 2n }, ['56', '4;']],
  ['vn-north', 'nhat', '56', vnNorth, { win: 1n }, ['56', '456']],
  ['vn-south', 'dau', '5', vnSouth, { win: 1n }, ['5 ', '56']],
  ['vn-south', 'duoi', '6', vnSouth, { win: 1n }, ['6 ', '56']],
  ['vn-south', '3-cang', '456', vnSouth, { win: 1n }, ['456']],
  ['vn-south', '4-cang', '3456', vnSouth, { win: 1n }, ['3456']],
  ['vn-south', '3-cang-dau', '456', vnSouth, { win: 1n }, ['456']],
  ['vn-north', '3-cang-dau', '456', vnNorth, { win: 2n }, ['456', '3;']],
  ['thai', '3-top', '556', thai, { win: 1n }, ['556']],
  ['thai', '3-tod', '655', thai, { 'win-3': 1n }, ['655', '556']],
  ['thai', '2-top', '56', thai, { win: 1n }, ['56', '556']],
  ['thai', '2-bottom', '65', thai, { win: 1n }, ['65']],
  ['thai', 'run-top', '5', thai, { win: 1n }, ['5 ', '556']],
  ['thai', 'run-bottom', '6', thai, { win: 1n }, ['6 ', '65']],
  ['thai', '3-front', '244', thai, { win: 1n }, ['244', '111']],
  ['thai', '3-bottom', '556', thai, { win: 2n }, ['556']],
  ['thai', '4-top', '3556', thai, { win: 1n }, ['3556']],
  ['thai-lao', '2-bottom', '35', { first: ['3556'] }, { win: 1n }, ['35', '3556']],
  ['thai-lao', 'run-bottom', '3', { first: ['3556'] }, { win: 1n }, ['3 ', '3556']],
  ['myanmar-2d', 'straight', '09', { number: ['09'] }, { straight: 1n }, ['09', '90']],
  ['myanmar-2d', 'straight', '09', { number: ['90'] }, {}, []],
  ['myanmar-3d', 'straight', '123', { number: ['321'] }, { tod: 1n }, ['123', '321']],
  ['four-d', 'big', '1234', fourD, { special: 1n, consolation: 1n }, ['1234']],
  ['four-d', 'small', '1243', fourD, { first: 1n }, ['1243']],
  ['four-d', '4a', '1243', fourD, { first: 1n }, ['1243']],
  ['four-d', 'ibox-small', '4321', fourD, { 'first-24': 1n }, ['4321', '24', '1243']],
  [
    'four-d',
    'ibox-big',
    '4321',
    fourD,
    { 'first-24': 1n, 'special-24': 1n, 'consolation-24': 1n },
    ['4321', '24', '1243'],
  ],
  ['four-d', '3a', '243', fourD, { first: 1n }, ['243', '1243']],
  ['four-d', '3abc', '566', fourD, { second: 1n }, ['566', '5566']],
  ['four-d', '2a', '43', fourD, { first: 1n }, ['43', '1243']],
  ['four-d', '2abc', '66', fourD, { second: 1n }, ['66', '5566']],
  [
    'five-d',
    'straight',
    '9|2|3|4|5',
    { first: ['12345'], second: ['00000'], third: ['00000'] },
    { lastFour: 1n },
    ['12345', '92345'],
  ],
  [
    'five-d',
    'straight',
    '1|2|9|4|5',
    { first: ['12345'], second: ['00000'], third: ['00000'] },
    { lastTwo: 1n },
    ['12345', '12945'],
  ],
  ['six-d', 'straight', '1|2|3|4|9|9', { first: ['123456'] }, { third: 1n }, ['123456', '123499']],
  ['six-d', 'straight', '1|2|9|9|5|6', { first: ['123456'] }, { fifth: 1n }, ['123456', '129956']],
])('LO-03 the example of %s %s wins what it says: %s', (code, play, picks, draw, wins, told) => {
  expect(winsOfPicks(familyOf(code), play, picks, draw)).toEqual(wins);
  expectTold(code, play, told);
});

test.each([
  ['ssc', 'first-four-straight', '1,2|1|1|1', 2, ['2 ']],
  ['ssc', 'first-three-entered', '123,456', 2, ['2 ']],
  ['ssc', 'first-three-group-3', '1,3', 2, []],
  ['ssc', 'first-three-any-2', '1,2,3', 3, ['3 ']],
  ['ssc', 'first-three-two-sides', 'big,odd|odd|even', 2, ['2 ']],
  ['ssc', 'any-two', '1|2|3|4|5', 10, ['10 ']],
  ['ssc', 'any-three', '1|2|3|4|5', 10, ['10 ']],
  ['ssc', 'any-four', '1|2|3|4|5', 5, ['5 ']],
  ['k3', 'two-different', '1,2,5', 3, ['3 ']],
  ['pk10', 'first-two-straight', '01,02|01,02,03', 4, ['4 ', '01, 02, 03']],
  ['mark-six', 'zodiac-link-2', 'rat,ox,tiger,rabbit', 6, ['6 ']],
  ['mark-six', 'zodiac-link-3', 'rat,ox,tiger,rabbit', 4, ['4 ']],
  ['mark-six', 'zodiac-link-4', 'rat,ox,tiger,rabbit', 1, ['1 ']],
  ['mark-six', 'miss-5', '01,02,03,04,05,06', 6, ['6 ']],
  ['mark-six', 'miss-10', '01,02,03,04,05,06,07,08,09,10,11', 11, ['11 ']],
  ['vn-south', 'xien-3', '01,02,03,04', 4, ['4 ']],
  ['vn-north', 'truot-4', '01,02,03,04,05', 5, ['5 ']],
] as const)('LO-03 the example of %s %s makes as many lines as it says', (code, play, picks, lines, told) => {
  const { shape } = familyOf(code);
  const read = readPicks(shape, playOf(familyOf(code), play), picks);
  if (!read.ok) throw new Error(read.code);
  expect(countLines(shape, playOf(familyOf(code), play), read.value)).toBe(BigInt(lines));
  expectTold(code, play, told);
});
