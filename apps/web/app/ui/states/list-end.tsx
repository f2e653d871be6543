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

/** The foot of a list that grows: loads the next page when it comes near, and has a button for those who do not scroll. */
export function ListEnd({ hasMore, isLoading, hasFailed, moreLabel, onMore }: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  useEffect(() => {
    load.current = onMore;
  });
  useEffect(() => {
    const element = foot.current;
    if (element === null || !hasMore || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void load.current();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
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
