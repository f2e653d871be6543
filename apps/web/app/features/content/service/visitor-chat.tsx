import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import type { ServiceHours } from '../../../platform/chat/chat-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { loginPathFor } from '../../../platform/session/require-session.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { ChatHours } from './chat-hours.tsx';

/** Whoever is not logged in is led to the login and back; who cannot log in finds the other contacts below. */
export function VisitorChat({ hours }: { readonly hours: ServiceHours }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="visitor-chat" className="space-y-3 rounded-large bg-surface p-4 shadow-low">
      <h2 id="visitor-chat" className="flex items-center gap-3 text-lg font-semibold">
        <MessageCircle className="size-6 text-gold-text" />
        {t('chat.visitor.title')}
      </h2>
      <ChatHours hours={hours} />
      <p className="text-pretty text-muted">{t('chat.visitor')}</p>
      <Link to={loginPathFor('/m/service')} className={buttonClass('primary', 'large', true)}>
        {t('action.login')}
      </Link>
    </section>
  );
}
