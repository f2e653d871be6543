import { describe, expect, it } from 'vitest';
import {
  bigNumbers,
  brotherNumbers,
  evenNumbers,
  numbersWithDigit,
  numbersWithDigitSum,
  numbersWithHead,
  numbersWithSumTail,
  numbersWithTail,
  oddNumbers,
  powerNumbers,
  readNumberList,
  smallNumbers,
  withArrangements,
  withReverses,
  zodiacNumbers,
} from './number-pickers.ts';
import { zodiacAnimals } from './zodiac-animals.ts';

describe('numbers that are picked at once', () => {
  it('LO-03 deals all numbers of two digits to twelve animals', () => {
    expect(zodiacNumbers('rat')).toEqual(['00', '12', '24', '36', '48', '60', '72', '84', '96']);
    expect(zodiacNumbers('pig')).toEqual(['11', '23', '35', '47', '59', '71', '83', '95']);
    expect(new Set(zodiacAnimals.flatMap(zodiacNumbers)).size).toBe(100);
  });

  it('LO-03 halves numbers into big and small, odd and even', () => {
    expect(bigNumbers(2)).toHaveLength(50);
    expect(bigNumbers(2)[0]).toBe('50');
    expect(smallNumbers(2).at(-1)).toBe('49');
    expect(oddNumbers(3).slice(0, 3)).toEqual(['001', '003', '005']);
    expect(evenNumbers(3)).toHaveLength(500);
  });

  it('LO-03 picks by the first digit, by the last one and by any', () => {
    expect(numbersWithHead(2, 0)).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']);
    expect(numbersWithTail(2, 7)).toEqual(['07', '17', '27', '37', '47', '57', '67', '77', '87', '97']);
    expect(numbersWithDigit(2, 7)).toHaveLength(19);
    expect(numbersWithDigit(3, 7)).toHaveLength(271);
  });

  it('LO-03 picks by the sum of digits', () => {
    expect(numbersWithDigitSum(2, 17)).toEqual(['89', '98']);
    expect(numbersWithDigitSum(3, 27)).toEqual(['999']);
    expect(numbersWithDigitSum(3, 1)).toEqual(['001', '010', '100']);
    const sums = Array.from({ length: 28 }, (_, sum) => numbersWithDigitSum(3, sum).length);
    expect(sums.reduce((all, count) => all + count, 0)).toBe(1_000);
    expect(numbersWithSumTail(2, 1)).toEqual(['01', '10', '29', '38', '47', '56', '65', '74', '83', '92']);
  });

  it('LO-03 knows powers and brothers', () => {
    expect(powerNumbers()).toEqual(['05', '16', '27', '38', '49', '50', '61', '72', '83', '94']);
    expect(brotherNumbers()).toHaveLength(20);
    expect(brotherNumbers().slice(0, 4)).toEqual(['01', '09', '10', '12']);
    expect(brotherNumbers()).toContain('90');
  });

  it('LO-03 turns numbers round and arranges their digits', () => {
    expect(withReverses(['12', '11', '21'])).toEqual(['12', '21', '11']);
    expect(withArrangements(['1123'])).toHaveLength(12);
    expect(withArrangements(['1234', '4321'])).toHaveLength(24);
    expect(withArrangements(['77'])).toEqual(['77']);
  });

  it('LO-03 reads a list in any punctuation and any digits, and tells what it cannot read', () => {
    expect(readNumberList('12, 34;56/78\n90 – 12. (05)', 2)).toEqual({
      numbers: ['12', '34', '56', '78', '90', '05'],
      unreadable: [],
    });
    expect(readNumberList('๑๒ ၃၄ ５６', 2)).toEqual({ numbers: ['12', '34', '56'], unreadable: [] });
    expect(readNumberList('1 22 333 ᱑᱒', 2)).toEqual({ numbers: ['22'], unreadable: ['1', '333', '᱑᱒'] });
    expect(readNumberList('', 2)).toEqual({ numbers: [], unreadable: [] });
  });
});
