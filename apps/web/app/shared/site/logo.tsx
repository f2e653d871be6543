import { useSite } from '../../platform/site/site-query.ts';
import { classNames } from '../../ui/class-names.ts';

/** The kite: a moon for a tail, wings above it, and the string to the hand. */
export function KiteMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path fill="var(--gold)" d="M16 2c6 1 11 4.6 14 9-5 1.4-9.4 2-14 2S7 12.4 2 11c3-4.4 8-8 14-9Z" />
      <path fill="var(--hibiscus)" d="M16 6.2 20 10l-4 3-4-3Z" />
      <path fill="var(--gold-deep)" d="M6 19c0 6 4.5 11 10 11s10-5 10-11c-2 4-5.6 6-10 6s-8-2-10-6Z" />
      <path fill="var(--sea)" d="M14.8 13h2.4v12h-2.4z" />
    </svg>
  );
}

/** Mark and name. Where buttons leave no room for the name on a narrow phone, it is read, not seen. */
export function Logo({ isCompact }: { isCompact: boolean }) {
  const { brandName } = useSite();
  return (
    <span className="flex items-center gap-2">
      <KiteMark className="size-8" />
      <span
        className={classNames(
          'text-xl font-bold tracking-tight',
          isCompact && 'max-[399px]:sr-only @max-[19rem]:sr-only',
        )}
      >
        {brandName}
      </span>
    </span>
  );
}
