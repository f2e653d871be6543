import type { ServiceHours } from '../../../platform/chat/chat-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useOpeningMoment } from '../../../shared/time/use-opening-moment.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Whether somebody is there, and what to expect. */
export function ChatHours({ hours: { isOpen, changesAt, answerMinutes } }: { readonly hours: ServiceHours }) {
  const t = useTranslate();
  const moment = useOpeningMoment();
  if (isOpen) {
    return (
      <div>
        <Badge tone="good">{t('chat.open')}</Badge>
        <p className="text-detail text-pretty text-muted">
          {t('chat.open.text', { minutes: answerMinutes })}
        </p>
      </div>
    );
  }
  return (
    <div>
      <Badge tone="waiting">{t('chat.closed')}</Badge>
      {/* Browsers word a moment in their own way. */}
      <p suppressHydrationWarning className="text-detail text-pretty text-muted">
        {changesAt === null ? t('chat.closed.text') : t('chat.closed.until', { moment: moment(changesAt) })}
      </p>
    </div>
  );
}
