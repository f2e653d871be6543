import { inflateSync } from 'node:zlib';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { captchaHeight, captchaWidth, drawCaptcha } from './captcha-picture.ts';
import { chooseCaptchaQuestion, uniform } from './captcha-question.ts';
import { glyphs } from './glyphs.ts';

/** The pixels of a greyscale png whose rows are not filtered. */
function pixelsOf(png: Buffer): Uint8Array[] {
  const dataStart = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(dataStart, dataStart + png.readUInt32BE(dataStart - 8)));
  return Array.from({ length: captchaHeight }, (_, y) => {
    const start = y * (captchaWidth + 1) + 1;
    return rows.subarray(start, start + captchaWidth);
  });
}

describe('captcha pictures', () => {
  test('are pngs of the size that the form leaves room for, and small', () => {
    const png = drawCaptcha('30412', systemRandom);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([captchaWidth, captchaHeight]);
    expect(png.length).toBeLessThan(40_000);
  });

  test('show every character dark on light, none cut off at the sides', () => {
    for (const text of ['88888', '317+8=?']) {
      const rows = pixelsOf(drawCaptcha(text, systemRandom));
      const cell = (captchaWidth - 24) / text.length;
      for (let index = 0; index < text.length; index += 1) {
        const from = Math.round(12 + cell * index);
        const dark = rows
          .flatMap((row) => [...row.subarray(from, Math.round(from + cell))])
          .filter((v) => v < 110);
        expect(dark.length, `${text} at ${index}`).toBeGreaterThan(80);
      }
    }
  });

  test('the same text is never drawn twice alike', () => {
    expect(drawCaptcha('12345', systemRandom).equals(drawCaptcha('12345', systemRandom))).toBe(false);
  });
});

describe('questions', () => {
  test('are digits to copy or a sum, drawable, with an answer of at most six digits', () => {
    const kinds = new Set<string>();
    for (let made = 0; made < 300; made += 1) {
      const { text, answer } = chooseCaptchaQuestion(systemRandom);
      expect([...text].every((character) => character in glyphs)).toBe(true);
      expect(answer).toMatch(/^\d{1,6}$/);
      const sum = /^(\d{3})\+(\d)=\?$/.exec(text);
      kinds.add(sum === null ? 'digits' : 'sum');
      expect(answer).toBe(sum === null ? text : String(Number(sum[1]) + Number(sum[2])));
    }
    expect(kinds).toEqual(new Set(['digits', 'sum']));
  });

  test('draw from all numbers alike: what would favour some is thrown away', () => {
    const bytes = [0xff, 0xff, 0x00, 0x07];
    const random = { bytes: () => Uint8Array.from(bytes.splice(0, 2)) };
    expect(uniform(random, 10)).toBe(7);
  });
});
