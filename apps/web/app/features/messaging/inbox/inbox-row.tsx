import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import type { InboxMessage } from '../../../platform/inbox/inbox-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { classNames } from '../../../ui/class-names.ts';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import { MessageLink } from './message-link.tsx';
import { useInboxMessage } from './use-inbox-message.ts';

/** One message: its title and day, and, once tapped, its words. To open it is to read it. */
export function InboxRow({ message }: { message: InboxMessage }) {
  const t = useTranslate();
  const moment = useMoment();
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { markRead, remove } = useInboxMessage(message.messageId);
  const contentId = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    if (!isOpen && !message.isRead) markRead();
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={toggle}
        className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-start active:bg-raised"
      >
        <span
          className={classNames(
            'size-2.5 shrink-0 rounded-full',
            message.isRead ? 'bg-transparent' : 'bg-hibiscus',
          )}
        />
        <span className="min-w-0 flex-1">
          <span className={classNames('block text-pretty', message.isRead ? 'text-muted' : 'font-semibold')}>
            {message.title}
            {message.isRead ? null : <span className="sr-only">{` · ${t('inbox.unread')}`}</span>}
          </span>
          <span className="tabular block text-caption text-muted">{moment(message.sentAt)}</span>
        </span>
        <ChevronDown
          className={classNames('size-5 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={contentId} hidden={!isOpen} className="px-4 pb-3 ps-[38px]">
        {isOpen ? (
          <>
            <OperatorHtml html={message.content} />
            <MessageLink link={message.link} />
            <button
              type="button"
              onClick={() => setIsDeleting(true)}
              className="-ms-2 mt-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-detail text-hibiscus-text active:bg-raised"
            >
              <Trash className="size-5" />
              {t('inbox.delete')}
            </button>
          </>
        ) : null}
      </div>
      <LateConfirmDialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t('inbox.delete.title')}
        text={t('inbox.delete.text')}
        confirmLabel={t('inbox.delete')}
        cancelLabel={t('action.cancel')}
        onConfirm={remove}
        isDangerous
      />
    </>
  );
}
