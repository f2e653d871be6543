import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Loading, LoadingFailure } from './states.tsx';

/** A part of the desk under its own heading. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <h2 id={headingId} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface AskedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for: under way, failed with a way to try again, or there. */
export function Asked<Data>({ query: { data, error, refetch }, children }: AskedProps<Data>) {
  if (data !== undefined) return children(data);
  return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
}
