import type { ReactNode } from 'react';

/** Lines under a title, each with what it says. */
export function RecordLines({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-large bg-surface shadow-low">{children}</ul>
    </section>
  );
}
