import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';

interface DisclosureRowProps {
  /** What the row says while it is closed. */
  readonly summary: ReactNode;
  /** Above the summary; opens the row as well. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** Whether it is open when it first shows; a change later opens or closes it. */
  readonly startsOpen: boolean;
  /** Where links to this row scroll to. */
  readonly id?: string;
}

/** A row that opens to its content; works before any script has run. */
export function DisclosureRow({ summary, picture, children, startsOpen, id }: DisclosureRowProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  // A link to another row of the same list opens that one and closes this.
  const [wasWanted, setWasWanted] = useState(startsOpen);
  if (wasWanted !== startsOpen) {
    setWasWanted(startsOpen);
    setIsOpen(startsOpen);
  }
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="below-header group overflow-hidden rounded-large bg-surface shadow-low"
    >
      <summary className="block list-none hover:bg-raised [&::-webkit-details-marker]:hidden">
        {picture}
        <div className="flex min-h-14 items-center gap-3 px-4 py-3">
          <div className="min-w-0 flex-1">{summary}</div>
          <ChevronDown className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
        </div>
      </summary>
      <div className="px-4 pb-5">{children}</div>
    </details>
  );
}
