/**
 * Brings a part of a strip that is swiped sideways to its middle. The page is left where it is: `scrollIntoView` takes it along
 * where the strip is out of sight, and a page that is scrolled before its scripts have come would jump.
 */
export function centreInStrip(strip: Element, part: Element): void {
  strip.scrollLeft += middleOf(part) - middleOf(strip);
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
