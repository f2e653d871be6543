/** A name as strangers see it: its first and last letter, `d***o`. A name of two letters or fewer keeps its first. */
export function maskName(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment);
  const [first = '*'] = letters;
  return `${first}***${letters.length > 2 ? letters.at(-1) : ''}`;
}
