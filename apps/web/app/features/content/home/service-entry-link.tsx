import ExternalLink from 'lucide-react/icons/external-link';
import Headset from 'lucide-react/icons/headset';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { ChannelIcon } from '../../../shared/channel/channel-icon.tsx';
import { contactNames } from '../../../shared/service/contact-text.ts';
import { useServiceLink } from '../../../shared/service/use-service-link.ts';
import type { ServiceEntry } from './service-groups.ts';

interface ServiceEntryLinkProps {
  readonly entry: ServiceEntry;
  readonly className: string;
  /** In place of its own icon and name. */
  readonly children?: ReactNode;
  readonly label?: string;
}

/** Opens one way to reach the merchant: here, or in a page of its own that knows nothing of this one. */
export function ServiceEntryLink({ entry, className, children, label }: ServiceEntryLinkProps) {
  const t = useTranslate();
  if (entry.kind === 'page') {
    return (
      <Link to={entry.to} aria-label={label} className={className}>
        {children ?? (
          <>
            <Headset className="size-5 shrink-0 text-gold-text" />
            {t('service.chat')}
          </>
        )}
      </Link>
    );
  }
  if (entry.kind === 'contact') {
    return (
      <ContactLink entry={entry} className={className} label={label}>
        {children}
      </ContactLink>
    );
  }
  return (
    <a href={entry.url} target="_blank" rel="noopener noreferrer" aria-label={label} className={className}>
      {children ?? (
        <>
          <ChannelIcon channel={entry.key} className="size-5 shrink-0 text-gold-text" />
          <span className="flex-1">{entry.name}</span>
          <ExternalLink className="size-4 text-muted" />
        </>
      )}
    </a>
  );
}

function ContactLink({
  entry: { csType, path },
  className,
  children,
  label,
}: {
  readonly entry: Extract<ServiceEntry, { kind: 'contact' }>;
  readonly className: string;
  readonly children: ReactNode;
  readonly label: string | undefined;
}) {
  const t = useTranslate();
  const link = useServiceLink(path);
  // One that does not open says so on the page of customer service.
  if (link === undefined || link === null) {
    return (
      <Link to="/m/service" aria-label={label} className={className}>
        {children ?? t('service.title')}
      </Link>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" aria-label={label} className={className}>
      {children ?? (
        <>
          <MessageCircle className="size-5 shrink-0 text-gold-text" />
          <span className="flex-1">{csType === 'LIVECHAT' ? t('service.chat') : contactNames[csType]}</span>
          <ExternalLink className="size-4 text-muted" />
        </>
      )}
    </a>
  );
}
