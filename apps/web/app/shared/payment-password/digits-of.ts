/** What may be typed into a field of six digits. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
