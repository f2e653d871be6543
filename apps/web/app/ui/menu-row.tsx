import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** A word at the row's end, such as what is chosen now. */
  readonly note?: string;
}

const rowClass =
  'flex min-h-14 w-full items-center gap-4 px-4 text-start active:bg-raised [&>svg:first-child]:size-5 [&>svg:first-child]:text-gold-text';

/** A row of a menu that leads to another page. */
export function MenuRowLink({ to, icon, label, note }: RowProps & { readonly to: string }) {
  return (
    <Link to={to} className={rowClass}>
      {icon}
      <RowText label={label} note={note} />
      <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
    </Link>
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

function RowText({ label, note }: { label: string; note: string | undefined }) {
  return (
    <>
      <span className="flex-1">{label}</span>
      {note === undefined ? null : <span className="text-[15px] text-muted">{note}</span>}
    </>
  );
}
