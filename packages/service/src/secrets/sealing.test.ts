import { describe, expect, test } from 'vitest';
import { systemRandom } from '../random.ts';
import { openSealedText, sealText } from './sealing.ts';

const key = Buffer.alloc(32, 7);

describe('sealing', () => {
  test('opens with the same key at the same place', () => {
    const sealed = sealText(key, 'table/row', 'rahsia ☾', systemRandom);
    expect(openSealedText(key, 'table/row', sealed)).toBe('rahsia ☾');
  });

  test('never seals the same text to the same bytes', () => {
    expect(sealText(key, 'a', 'x', systemRandom)).not.toEqual(sealText(key, 'a', 'x', systemRandom));
  });

  test('opens nowhere else, with no other key and with no changed byte', () => {
    const sealed = sealText(key, 'table/row', 'rahsia', systemRandom);
    expect(() => openSealedText(key, 'table/other', sealed)).toThrow();
    expect(() => openSealedText(Buffer.alloc(32, 8), 'table/row', sealed)).toThrow();
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => openSealedText(key, 'table/row', changed)).toThrow();
    }
  });
});
