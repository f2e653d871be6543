import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ChartScrollerProps {
  readonly label: string;
  /** At which end the newest stands; there it begins. Not of what does not go by time. */
  readonly newestAt?: 'beginning' | 'end';
  readonly children: ReactNode;
}

/** A chart that may be wider than the page moves within itself, by keys as well. */
export function ChartScroller({ label, newestAt, children }: ChartScrollerProps) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (frame.current === null) return;
    // Not every browser lets keys reach what scrolls and holds nothing that can be pressed.
    frame.current.tabIndex = 0;
    if (newestAt === 'end') frame.current.scrollLeft = frame.current.scrollWidth;
  }, [newestAt]);
  return (
    <section
      ref={frame}
      aria-label={label}
      // Time goes to the right in every language, as on the boards of halls.
      dir={newestAt === undefined ? undefined : 'ltr'}
      className="-mx-4 overflow-x-auto overscroll-x-contain px-4"
    >
      {children}
    </section>
  );
}
