import CloudOff from 'lucide-react/icons/cloud-off';
import { createContext, use, useEffect, useRef } from 'react';
import { buttonClass } from '../buttons/button-style.ts';

interface LateWordsValue {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly close: string;
}

/** What a sheet says while its code has not come, in the page's language. */
export const LateWords = createContext<LateWordsValue | undefined>(undefined);

interface MissingSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly retry: () => void;
}

/**
 * F4: stands in for a dialog whose code has not come. The browser's own dialog, because the one that ours are made of
 * may be what is missing.
 */
export function MissingSheet({ isOpen, onClose, retry }: MissingSheetProps) {
  const words = use(LateWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const shown = dialog.current;
    shown?.showModal();
    retry();
    return () => shown?.close();
  }, [isOpen, retry]);
  if (!isOpen || words === undefined) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      onCancel={onClose}
      className="column fixed inset-x-0 top-auto bottom-0 m-0 mx-auto w-full max-w-none rounded-t-large bg-raised px-6 pt-8 pb-[calc(24px+env(safe-area-inset-bottom))] text-center text-text shadow-high backdrop:bg-backdrop"
    >
      <CloudOff className="mx-auto size-8 text-muted" />
      <h2 className="mt-3 text-lg font-semibold">{words.title}</h2>
      <p className="mx-auto mt-1 max-w-72 text-pretty text-muted">{words.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('secondary', 'medium', true)} onClick={onClose}>
          {words.close}
        </button>
        <button type="button" className={buttonClass('primary', 'medium', true)} onClick={retry}>
          {words.retry}
        </button>
      </div>
    </dialog>
  );
}
