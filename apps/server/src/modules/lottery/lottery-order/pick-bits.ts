/** Bits as PostgreSQL writes them, the first on the left. */
export function bitText(bits: readonly number[], size: number): string {
  const text: string[] = new Array<string>(size).fill('0');
  for (const bit of bits) text[bit] = '1';
  return text.join('');
}
