/** How many letters each pace of the style sheet is for, the shortest first: letters run past at about one speed. */
const mostLetters = [30, 60, 120, 240] as const;

/** Which of the paces `.marquee` has suits a text, from 1. An inline style would be refused by the page's policy. */
export function marqueePace(letterCount: number): number {
  const place = mostLetters.findIndex((most) => letterCount <= most);
  return place < 0 ? mostLetters.length + 1 : place + 1;
}
