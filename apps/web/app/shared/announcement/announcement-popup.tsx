import { Dialog } from '@base-ui/react/dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { OperatorHtml } from '../../ui/operator-html/operator-html.tsx';
import { useOpenGuard } from '../../ui/sheets/use-open-guard.ts';
import type { Popup } from './announcement-queries.ts';
import { PopupGoal } from './popup-goal.tsx';
import { usePopups } from './use-popups.ts';

/** HO-03: what the merchant tells whoever opens home, one after the other. */
export function AnnouncementPopup() {
  const t = useTranslate();
  const { isOpen, shown, close } = usePopups();
  const onOpenChange = useOpenGuard(isOpen, close);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop fixed inset-0 z-40" />
        <Dialog.Popup className="popup popup-shrinks fixed inset-x-4 top-1/2 z-40 mx-auto flex max-h-[85dvh] max-w-100 -translate-y-1/2 flex-col rounded-large bg-raised text-text shadow-high">
          <Dialog.Close
            aria-label={t('action.close')}
            className="absolute end-2 top-2 flex size-11 items-center justify-center rounded-full text-muted"
          >
            <X className="size-5" />
          </Dialog.Close>
          <Announcements key={shown[0]?.id} shown={shown} onFollow={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface AnnouncementsProps {
  readonly shown: readonly Popup[];
  readonly onFollow: () => void;
}

function Announcements({ shown, onFollow }: AnnouncementsProps) {
  const t = useTranslate();
  const [position, setPosition] = useState(0);
  const current = shown[position];
  if (current === undefined) return null;
  return (
    <>
      <div className="py-4 ps-5 pe-14">
        <p className="text-caption font-semibold text-gold-text">{t('notice.title')}</p>
        <Dialog.Title className="text-lg font-semibold text-pretty" aria-live="polite">
          {current.title}
        </Dialog.Title>
      </div>
      <section key={current.id} aria-label={current.title} className="min-h-0 overflow-y-auto px-5 pb-4">
        <OperatorHtml html={current.content} onFollow={onFollow} />
      </section>
      <div className="space-y-3 px-5 pt-2 pb-5">
        <PopupGoal popup={current} onFollow={onFollow} />
        {shown.length === 1 ? null : (
          <Pages position={position} count={shown.length} onChange={setPosition} />
        )}
      </div>
    </>
  );
}

interface PagesProps {
  readonly position: number;
  readonly count: number;
  readonly onChange: (position: number) => void;
}

const turnClass = 'flex size-11 items-center justify-center rounded-full bg-surface aria-disabled:opacity-30';

/** Neither end leads on to the other. A button that has become idle keeps the focus, so that keys still work. */
function Pages({ position, count, onChange }: PagesProps) {
  const t = useTranslate();
  const turn = (next: number) => {
    if (next >= 0 && next < count) onChange(next);
  };
  return (
    <div className="flex items-center justify-between">
      <button
        type="button"
        aria-label={t('announcement.previous')}
        aria-disabled={position === 0}
        className={turnClass}
        onClick={() => turn(position - 1)}
      >
        <ChevronLeft className="size-5 rtl:-scale-x-100" />
      </button>
      <p className="tabular text-detail text-muted">
        {t('announcement.position', { position: position + 1, count })}
      </p>
      <button
        type="button"
        aria-label={t('announcement.next')}
        aria-disabled={position === count - 1}
        className={turnClass}
        onClick={() => turn(position + 1)}
      >
        <ChevronRight className="size-5 rtl:-scale-x-100" />
      </button>
    </div>
  );
}
