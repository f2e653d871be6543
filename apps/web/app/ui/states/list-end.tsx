import { useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';

interface ListEndProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The last page could not be loaded: the next try is the player's. */
  readonly hasFailed: boolean;
  readonly moreLabel: string;
  readonly onMore: () => Promise<unknown>;
}

/** How near the foot has to come. */
const nearPixels = 500;
/** Pages follow one another no faster. */
const betweenPagesMs = 1_000;

/** The foot of a list that grows: loads the next page when it comes near, and has a button for those who do not scroll. */
export function ListEnd({ hasMore, isLoading, hasFailed, moreLabel, onMore }: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  const loadedAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    load.current = onMore;
  });
  useEffect(() => {
    const element = foot.current;
    if (element === null || !hasMore || isLoading || hasFailed) return;
    let timer: number | undefined;
    const loadWhenDue = () => {
      loadedAtMs.current = performance.now();
      void load.current();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        const dueInMs = loadedAtMs.current + betweenPagesMs - performance.now();
        if (dueInMs <= 0) loadWhenDue();
        else timer = window.setTimeout(loadWhenDue, dueInMs);
      },
      { rootMargin: `${nearPixels}px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [hasMore, isLoading, hasFailed]);
  if (!hasMore) return null;
  return (
    <div ref={foot} className="flex justify-center py-4">
      <Button look="secondary" size="medium" isLoading={isLoading} onClick={onMore}>
        {moreLabel}
      </Button>
    </div>
  );
}
