/** Banks print names in capitals. */
export function isSameName(a: string, b: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFKC')
      .toLocaleLowerCase('en')
      .replaceAll(/[\s.]+/g, ' ')
      .trim();
  return plain(a) === plain(b);
}
