import { CopyButton } from './copy-button.tsx';

interface CopyableValueProps {
  readonly text: string;
  /** What copying it is called, e.g. "Copy reference". */
  readonly label: string;
}

/** A number or address that a player passes on: one long press selects all of it, the button copies it. */
export function CopyableValue({ text, label }: CopyableValueProps) {
  return (
    <span className="-my-3 inline-flex max-w-full items-center gap-1">
      <span className="min-w-0 font-mono text-caption break-all select-all">{text}</span>
      <span className="-me-3 shrink-0">
        <CopyButton look="icon" text={text} label={label} />
      </span>
    </span>
  );
}
