/** The same for every length, so that it tells nothing of the rest. */
const hidden = '***';

/** What others see of a member's name: two letters of it, of a short one a single letter. */
export function maskName(name: string): string {
  // No language has more than two marks on a letter: more are piled up to cover what stands around.
  const plain = name
    .normalize('NFC')
    .replaceAll(/(\p{Mn}{2})\p{Mn}+/gu, '$1')
    .trim();
  const letters = [...new Intl.Segmenter().segment(plain)].map(({ segment }) => segment);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}${hidden}`;
}
