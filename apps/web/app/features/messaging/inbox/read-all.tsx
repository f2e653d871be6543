import { useQuery } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { unreadCountQuery } from '../../../platform/inbox/inbox-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useReadAll } from './use-inbox-message.ts';

/** The server counts no further than one more. */
const shownUpTo = 99;

/**
 * How many messages are unread, and the button that marks them all; nothing where there is none. Once shown it keeps its
 * place, since to open a message is to read it, and what is open must not move under the finger.
 */
export function ReadAll() {
  const t = useTranslate();
  const { data: unread = 0 } = useQuery(unreadCountQuery(useApi()));
  const { isReading, readAll } = useReadAll();
  const [hasShown, setHasShown] = useState(false);
  if (unread > 0 && !hasShown) setHasShown(true);
  if (unread === 0 && !hasShown) return null;
  return (
    <div
      aria-hidden={unread === 0}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-3 ps-1',
        unread === 0 && 'invisible',
      )}
    >
      <p className="text-detail text-muted">
        {t('inbox.unread.count', { count: unread > shownUpTo ? `${shownUpTo}+` : String(unread) })}
      </p>
      <button
        type="button"
        disabled={isReading}
        onClick={readAll}
        className="-me-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-detail font-semibold text-gold-text active:bg-surface"
      >
        <CheckCheck className="size-5" />
        {t('inbox.read.all')}
      </button>
    </div>
  );
}
