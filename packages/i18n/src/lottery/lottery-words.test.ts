import { describe, expect, test } from 'vitest';
import { compileCatalogue } from '../compile-catalogue.ts';
import { messages as english } from './en.ts';
import { lotteryCodes, makeLotteryWords } from './lottery-words.ts';
import { messages as malay } from './my.ts';

const inEnglish = makeLotteryWords(compileCatalogue<string>(english), 'en');
const inMalay = makeLotteryWords(compileCatalogue<string>(malay), 'ms-MY');

describe('words of lotteries', () => {
  test.each([
    ['family.mark-six', 'Mark Six', 'Mark Six'],
    ['play.ssc.first-three-group-6', 'First three, group 6', 'Tiga depan, kumpulan 6'],
    ['play.ssc.first-four-group-6', 'First four, group 6', 'Empat depan, kumpulan 6'],
    ['play.ssc.five-any-3', 'All five, three digits anywhere', 'Lima digit, tiga digit di mana-mana'],
    ['play.ssc.place-3-number', 'Hundreds, digit', 'Ratus, digit'],
    [
      'play.ssc.dragon-tiger-1-5',
      'Dragon or tiger, ten thousands and units',
      'Naga atau harimau, puluh ribu dan sa',
    ],
    ['play.ssc.any-three', 'Any three places', 'Mana-mana tiga tempat'],
    ['play.pk10.first-two-two-sides', 'Sum of the first two, sides', 'Jumlah dua teratas, sisi'],
    [
      'play.pk10.dragon-tiger-1-10',
      'Dragon or tiger, first place and tenth place',
      'Naga atau harimau, tempat pertama dan tempat kesepuluh',
    ],
    ['play.mark-six.regular-4-number', 'Regular number 4', 'Nombor biasa ke-4'],
    ['play.thai-three.3-tod', '3 digits, top, any order', '3 digit atas, sebarang susunan'],
    ['play.vn-south.de-dau', 'Eighth prize, 2 digits', 'Hadiah kelapan, 2 digit'],
    ['play.vn-north.de-dau', 'Seventh prizes, 2 digits', 'Hadiah ketujuh, 2 digit'],
    ['play.four-d.ibox-big', 'iBox, big', 'iBox besar'],
    ['prize.four-d.first-24', 'First prize, 24 orders', 'Hadiah pertama, 24 susunan'],
    ['prize.thai-four.win-3', 'Two equal digits', 'Dua digit sama'],
    ['prize.sum-3-18', 'Sum 3 or 18', 'Jumlah 3 atau 18'],
    ['prize.sum-11', 'Sum 11', 'Jumlah 11'],
    ['prize.ssc.straight', 'Straight', 'Berturutan'],
    ['prize.myanmar-2d.straight', 'In order', 'Ikut susunan'],
    ['option.green-odd', 'Green and odd', 'Hijau dan ganjil'],
    ['field.ssc.place-5', 'Units', 'Sa'],
    ['field.place-5', 'Place 5', 'Tempat 5'],
  ])('%s', (id, english, malay) => {
    expect([inEnglish.word(id), inMalay.word(id)]).toEqual([english, malay]);
  });

  test('a rule speaks of its own stretch, place and number of lots', () => {
    expect(inEnglish.playRule('ssc', 'last-two-straight')).toContain('if the last two digits are right');
    expect(inMalay.playRule('ssc', 'last-two-straight')).toContain('jika dua digit belakang tepat');
    expect(inEnglish.playRule('pk10', 'place-10-number')).toContain('09 wins');
    expect(inEnglish.playRule('ssc', 'smooth-1')).toContain('at least once among');
    expect(inEnglish.playRule('ssc', 'smooth-3')).toContain('at least 3 times among');
    expect(inEnglish.playRule('vn-south', 'lo-2')).toContain('charged for 18 lots');
    expect(inEnglish.playRule('vn-north', 'lo-2')).toContain('charged for 27 lots');
  });

  test('what has no word is called by its code, and has no rule', () => {
    for (const words of [inEnglish, lotteryCodes]) {
      expect(words.word('option.07')).toBe('07');
      expect(words.word('prize.ssc.toString')).toBe('toString');
      expect(words.playName('ssc', 'six-straight')).toBe('six-straight');
      expect(words.playRule('ssc', 'six-straight')).toBeUndefined();
      expect(words.playRule('keno', 'straight')).toBeUndefined();
    }
  });
});
