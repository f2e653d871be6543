/** `2.00`, `1000.00` */
export function hundredthsText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** A multiplier as typed: `2`, `2.5`, `2,50`. `undefined` for anything else. */
export function parseHundredths(text: string): number | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/[×x]$/, ''));
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
