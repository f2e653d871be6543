import { describe, expect, test } from 'vitest';
import { isWholeCode, typedCode } from './second-step-code.ts';

describe('ME-08 a code for the second step', () => {
  test('of the app is six digits, however it was pasted', () => {
    expect(typedCode('123 456', 'app')).toBe('123456');
    expect(typedCode('1234567', 'app')).toBe('123456');
    expect(isWholeCode('12345', 'app')).toBe(false);
    expect(isWholeCode('123456', 'app')).toBe(true);
  });

  test('for recovery is ten characters, and stays as it was written down', () => {
    expect(typedCode('aB3de-fg4h5', 'recovery')).toBe('aB3de-fg4h5');
    expect(isWholeCode('aB3de-fg4h5', 'recovery')).toBe(true);
    expect(isWholeCode('aB3de fg4h', 'recovery')).toBe(false);
  });
});
