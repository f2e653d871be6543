import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { SaveFile } from '../../ui/save-file.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';

interface FiguresSectionProps<Data> {
  readonly title: string;
  readonly fileName: string;
  readonly askFile: () => Promise<string>;
  /** What stands between the title and the figures, and does not wait for them. */
  readonly head?: ReactNode;
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the dashboard with its file. What could not be had anew is said, rather than older figures shown as if they were. */
export function FiguresSection<Data>({
  title,
  fileName,
  askFile,
  head,
  query: { data, error, refetch },
  children,
}: FiguresSectionProps<Data>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        <SaveFile about={title} fileName={fileName} ask={askFile} />
      </div>
      {head}
      {error !== null ? (
        <LoadingFailure error={error} onAgain={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        children(data)
      )}
    </section>
  );
}
