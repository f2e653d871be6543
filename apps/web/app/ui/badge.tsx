import type { ReactNode } from 'react';

export type BadgeTone = 'good' | 'bad' | 'waiting' | 'plain';

const tones: Readonly<Record<BadgeTone, string>> = {
  good: 'text-sea-text',
  bad: 'text-hibiscus-text',
  waiting: 'text-gold-text',
  plain: 'text-muted',
};

/** A state in one or two words; the dot repeats its colour, the words carry it. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-caption font-medium ${tones[tone]}`}>
      <span className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
