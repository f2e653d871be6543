/** The id of a word of a family, e.g. `prize.four-d.first`, or of all families where it is not known. */
export function wordId(
  kind: 'play' | 'field' | 'option' | 'prize',
  family: string | undefined,
  code: string,
): string {
  return family === undefined ? `${kind}.${code}` : `${kind}.${family}.${code}`;
}
