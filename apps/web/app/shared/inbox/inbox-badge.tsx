import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { unreadCountQuery } from '../../platform/inbox/inbox-queries.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { screenExists } from '../../platform/navigation/screen-exists.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useFlag } from '../../platform/site/site-query.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';

const inboxPath = '/m/webEmail';

/**
 * ME-03: the way to the messages, with a dot while some are unread. The count is asked for only with a session, when
 * the page turns and when the player comes back to it. A visitor who taps it is asked to log in.
 */
export function InboxBadge({ className }: { className?: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const isMember = useSession() !== undefined;
  const isOffered = useFlag('MAILCEN') && screenExists(inboxPath);
  const { pathname } = useLocation();
  const { data: unread = 0, refetch } = useQuery({
    ...unreadCountQuery(useApi()),
    enabled: isMember && isOffered,
  });
  useEffect(() => {
    if (isMember && isOffered && pathname !== '') void refetch();
  }, [isMember, isOffered, pathname, refetch]);
  if (!isOffered) return null;
  const open = () => {
    if (isMember) void navigate(inboxPath);
    else loginPopup.ask(inboxPath);
  };
  const hasUnread = isMember && unread > 0;
  return (
    <IconButton
      label={hasUnread ? t('inbox.badge', { count: unread }) : t('inbox.title')}
      onClick={open}
      className={`relative ${className ?? ''}`}
    >
      <Mail className="size-6" />
      {hasUnread ? (
        <span
          data-testid="unread-dot"
          className="absolute top-2 right-2 size-2.5 rounded-full bg-hibiscus ring-2 ring-page"
        />
      ) : null}
    </IconButton>
  );
}
