/** The same for every length, so that it tells nothing of the rest. */
const hidden = '***';

/** What others see of a member's name: two letters of it, of a short one a single letter. */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}${hidden}`;
}
