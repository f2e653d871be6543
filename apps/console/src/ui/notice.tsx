import type { ReactNode } from 'react';

type Tone = 'plain' | 'good' | 'bad' | 'look';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'border-line bg-surface text-text',
  good: 'border-sea-text bg-surface text-sea-text',
  bad: 'border-hibiscus-text bg-surface text-hibiscus-text',
  look: 'border-gold-text bg-raised text-gold-text',
};

/** What somebody is told at its place. A bad one is read out at once. */
export function Notice({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={`rounded-small border px-3 py-2 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full border px-2 text-sm leading-5 ${tones[tone]}`}>
      {children}
    </span>
  );
}
