/**
 * Numbers as every field and call takes them, whatever script they were typed or pasted in: an Arabic-Indic five is a
 * five, and so are the separators that stand between such digits. Digits of a script follow each other from zero on.
 */
export function asciiDigits(text: string): string {
  return text
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
