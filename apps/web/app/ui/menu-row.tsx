import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

interface RowProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** A word at the row's end, such as what is chosen now. */
  readonly note?: string;
}

interface MenuRowLinkProps extends RowProps {
  readonly to: string;
  /** May prevent the default, and the row then leads nowhere. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const rowClass =
  'flex min-h-14 w-full items-center gap-4 px-4 text-start hover:bg-raised pressed:bg-raised [&>svg:first-child]:size-5 [&>svg:first-child]:shrink-0 [&>svg:first-child]:text-gold-text';

/** A row of a menu that leads to another page. */
export function MenuRowLink({ to, icon, label, note, onClick }: MenuRowLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={rowClass}>
      {icon}
      <RowText label={label} note={note} />
      <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
    </Link>
  );
}

/** A row of a menu that leads to another site, in a page of its own that knows nothing of this one. */
export function MenuRowAway({ href, icon, label, note }: RowProps & { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={rowClass}>
      {icon}
      <RowText label={label} note={note} />
      <ExternalLink className="size-5 text-muted" />
    </a>
  );
}

/** A row of a menu that does something here. */
export function MenuRowButton({ onClick, icon, label, note }: RowProps & { readonly onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={rowClass}>
      {icon}
      <RowText label={label} note={note} />
    </button>
  );
}

interface MenuRowSwitchProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A row of a menu that is on or off. */
export function MenuRowSwitch({ icon, label, isOn, onChange }: MenuRowSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className={rowClass}
    >
      {icon}
      <RowText label={label} note={undefined} />
      <span
        className={classNames(
          'flex h-7 w-12 shrink-0 items-center rounded-full border p-0.5 transition',
          isOn ? 'justify-end border-gold bg-gold' : 'justify-start border-outline bg-raised',
        )}
      >
        <span className={classNames('size-5 rounded-full', isOn ? 'bg-on-gold' : 'bg-muted')} />
      </span>
    </button>
  );
}

function RowText({ label, note }: { label: string; note: string | undefined }) {
  return (
    <span className="flex flex-1 flex-wrap items-center gap-x-4 py-1">
      <span className="words">{label}</span>
      {note === undefined ? null : <span className="text-detail text-muted">{note}</span>}
    </span>
  );
}
