import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../platform/text.tsx';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const focusable = 'button, [href], input, select, textarea, summary, [tabindex="0"]';

/**
 * A sheet from the bottom edge: the browser's own dialog, which makes what lies under it inert. In a framed page Tab
 * would leave it for the page around the frame, so it goes round inside.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    const keepInside = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        element.close();
      }
      if (event.key === 'Tab') goRound(element, event);
    };
    element.addEventListener('click', closeOnBackdrop);
    element.addEventListener('keydown', keepInside);
    return () => {
      element.removeEventListener('click', closeOnBackdrop);
      element.removeEventListener('keydown', keepInside);
    };
  }, []);

  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={titleId} onClose={onClose}>
      <div className="sheet-body">
        <header className="sheet-head">
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('action.close')}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden="true" />
          </button>
        </header>
        <div className="sheet-content">{children}</div>
      </div>
    </dialog>
  );
}

/** From the last element on to the first, and back. */
function goRound(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const elements = Array.from(dialog.querySelectorAll<HTMLElement>(focusable)).filter(
    (element) => !element.matches(':disabled') && element.getClientRects().length > 0,
  );
  const first = elements[0];
  const last = elements.at(-1);
  const focused = document.activeElement;
  const isAtEnd = event.shiftKey ? focused === first || focused === dialog : focused === last;
  if (!isAtEnd && dialog.contains(focused)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
