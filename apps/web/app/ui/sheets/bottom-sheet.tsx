import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { Activity, type ReactNode, useRef, useState } from 'react';
import { useOpenGuard } from './use-open-guard.ts';

export interface BottomSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Draws it out of sight before it is opened, so that opening it only has to show it. Meanwhile it asks the server nothing. */
  readonly isReady?: boolean;
}

export function BottomSheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  isReady = false,
}: BottomSheetProps) {
  const onOpenChange = useOpenGuard(isOpen, onClose);
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  // Named, because to find the first of many buttons costs a cheap phone more than to draw them.
  const firstButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(hasOpened) => {
        if (!hasOpened) setIsShown(false);
      }}
    >
      <Dialog.Portal keepMounted={isReady}>
        <Dialog.Backdrop className="backdrop fixed inset-0 z-40" />
        <Dialog.Popup
          initialFocus={firstButton}
          className="sheet column fixed inset-x-0 bottom-0 z-40 max-h-[85dvh] overflow-y-auto rounded-t-large wide:inset-y-0 wide:my-auto wide:h-fit wide:rounded-large bg-raised px-4 pt-3 pb-[calc(16px+env(safe-area-inset-bottom))] text-text shadow-high"
        >
          <div className="mb-2 flex items-center justify-between ps-2">
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              ref={firstButton}
              aria-label={closeLabel}
              className="flex size-11 items-center justify-center rounded-full text-muted"
            >
              <X className="size-5" />
            </Dialog.Close>
          </div>
          {isReady ? <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity> : children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
