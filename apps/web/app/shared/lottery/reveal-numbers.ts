/** All numbers are there after that, however many there are. */
const allWithinMs = 1_900;
const oneMs = 260;
const stepMaximumMs = 240;

/** When each of so many numbers begins to come. */
export function revealDelays(count: number): readonly number[] {
  const stepMs = count < 2 ? 0 : Math.min(stepMaximumMs, (allWithinMs - oneMs) / (count - 1));
  return Array.from({ length: count }, (_, at) => at * stepMs);
}

/**
 * Lets the numbers of a part of the page come one after the other; a tap on them shows all at once. Nothing moves for those
 * who have asked for less motion. Gives what ends it.
 */
export function revealNumbers(part: HTMLElement): () => void {
  const numbers = [...part.querySelectorAll('[data-number]')];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || typeof part.animate !== 'function') return () => undefined;
  const delays = revealDelays(numbers.length);
  const animations = numbers.map((number, at) =>
    number.animate(
      [
        { opacity: 0, transform: 'scale(0.3)' },
        { opacity: 1, transform: 'scale(1)' },
      ],
      { duration: oneMs, delay: delays[at] ?? 0, fill: 'backwards', easing: 'ease-out' },
    ),
  );
  const end = () => {
    part.removeEventListener('pointerdown', end);
    for (const animation of animations) animation.finish();
  };
  part.addEventListener('pointerdown', end);
  return end;
}
