import type { ClosureReason } from '../../platform/site/site-status.ts';
import { KiteMark } from '../../shared/site/logo.tsx';

/** The kite that does not fly today: on the workbench, behind a fence, or behind a lock. */
export function ClosedScene({ reason }: { reason: ClosureReason }) {
  return (
    <div className="relative size-56">
      <svg viewBox="0 0 224 224" className="absolute inset-0 size-full" aria-hidden="true">
        <circle cx="112" cy="100" r="84" fill="var(--surface)" />
        <circle cx="46" cy="42" r="2.5" fill="var(--gold)" />
        <circle cx="184" cy="34" r="2" fill="var(--sea)" />
        <circle cx="196" cy="90" r="2.5" fill="var(--gold)" />
        <circle cx="30" cy="112" r="2" fill="var(--sea)" />
      </svg>
      <KiteMark className={`absolute top-9 left-14 size-28 ${reason === 'maintenance' ? 'rotate-6' : ''}`} />
      <svg viewBox="0 0 224 224" className="absolute inset-0 size-full" aria-hidden="true">
        {foregrounds[reason]}
      </svg>
    </div>
  );
}

const foregrounds = {
  maintenance: (
    <>
      <rect x="28" y="160" width="168" height="12" rx="6" fill="var(--gold-deep)" />
      <path d="M52 172v34M172 172v34" stroke="var(--gold-deep)" strokeWidth="10" strokeLinecap="round" />
      <path
        d="M150 148a18 18 0 0 1 23-21l-10 11 2 9 9 2 10-10a18 18 0 0 1-22 22"
        fill="var(--sea)"
        stroke="var(--page)"
        strokeWidth="3"
      />
      <circle cx="66" cy="150" r="9" fill="none" stroke="var(--hibiscus)" strokeWidth="5" />
    </>
  ),
  region: (
    <>
      <path d="M12 188q25-14 50 0t50 0 50 0 50 0" fill="none" stroke="var(--sea)" strokeWidth="5" />
      <path
        d="M12 204q25-14 50 0t50 0 50 0 50 0"
        fill="none"
        stroke="var(--sea)"
        strokeWidth="5"
        opacity="0.5"
      />
      <path
        d="M40 146v34M76 146v34M112 146v34M148 146v34M184 146v34M30 154h164M30 170h164"
        stroke="var(--gold-deep)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </>
  ),
  address: (
    <>
      <path d="M92 152v-14a20 20 0 0 1 40 0v14" fill="none" stroke="var(--muted)" strokeWidth="9" />
      <rect x="76" y="150" width="72" height="54" rx="12" fill="var(--hibiscus)" />
      <circle cx="112" cy="172" r="7" fill="var(--page)" />
      <path d="M112 174v14" stroke="var(--page)" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
} as const;
