import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedItems } from './paged-items.tsx';

interface FoundListProps<Item> {
  readonly asked: UseInfiniteQueryResult<InfiniteData<{ readonly list: readonly Item[] }>>;
  /** What the list is called. */
  readonly label: string;
  /** What is said where nothing was found. */
  readonly none: string;
  readonly keyOf: (item: Item) => string;
  readonly isChosen: (item: Item) => boolean;
  readonly onChoose: (item: Item) => void;
  /** One of them in a few words. */
  readonly children: (item: Item) => ReactNode;
}

/** What was found, one of which is looked at. */
export function FoundList<Item>({
  asked,
  label,
  none,
  keyOf,
  isChosen,
  onChoose,
  children,
}: FoundListProps<Item>) {
  return (
    <section aria-label={label}>
      <PagedItems asked={asked} none={none}>
        {(items) => (
          <ul className="flex flex-col gap-2">
            {items.map((item) => (
              <li key={keyOf(item)}>
                <button
                  type="button"
                  aria-pressed={isChosen(item)}
                  onClick={() => onChoose(item)}
                  className="flex w-full flex-col gap-1 rounded-small border border-line bg-surface p-3 text-start hover:border-outline aria-pressed:border-gold-text aria-pressed:bg-raised"
                >
                  {children(item)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
