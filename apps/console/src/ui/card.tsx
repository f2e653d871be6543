import type { ReactNode } from 'react';

/** What fills the middle of the page before anybody is in. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-110 flex-col justify-center gap-5 p-6">
      <p aria-hidden="true" className="text-xl font-bold tracking-wide text-gold-text">
        Wau
      </p>
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </main>
  );
}

/** Names and values of one thing; values that break anywhere leave the long names no more than their share. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(40%)_1fr] items-baseline gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
