import ExternalLink from 'lucide-react/icons/external-link';
import Headset from 'lucide-react/icons/headset';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useTranslate } from '../../platform/language/use-language.ts';
import type { Resources } from '../../platform/site/resources-query.ts';
import { contactRowClass, contactRowsClass } from './contact-row-style.ts';
import { contactNames } from './contact-text.ts';
import { useServiceLink } from './use-service-link.ts';

type Contact = Resources['version']['pathList'][number];

/** Who answers for the merchant: its lines to customer service, which open in a page of their own. */
export function ServiceContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <ul className={contactRowsClass}>
      {contacts.map((contact) => (
        <li key={contact.entry}>
          <ContactRow contact={contact} />
        </li>
      ))}
    </ul>
  );
}

function ContactRow({ contact }: { contact: Contact }) {
  const t = useTranslate();
  const link = useServiceLink(contact.path);
  const row = (
    <>
      {contact.csType === 'LIVECHAT' ? <Headset /> : <MessageCircle />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {contact.csType === 'LIVECHAT' ? t('service.chat') : contactNames[contact.csType]}
        </span>
        <span className="block text-detail text-muted">
          {link === null
            ? t('service.failed')
            : contact.entry === 'main'
              ? t('service.main')
              : t('service.sub')}
        </span>
      </span>
      <ExternalLink className="size-5 text-muted" />
    </>
  );
  if (link === undefined || link === null) return <div className={contactRowClass}>{row}</div>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={contactRowClass}>
      {row}
    </a>
  );
}
