import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { chatImageQuery } from '../../../platform/chat/chat-queries.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

/** Room for a picture of either shape, so that nothing moves when it comes. */
export const chatPictureClass = 'size-48 rounded-small bg-page object-contain';

/** The picture of a message that was sent; it is asked for when it is shown. */
export function ChatImage({ messageNumber }: { readonly messageNumber: number }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const { data, error, refetch } = useQuery(chatImageQuery(useApi(), messageNumber));
  if (data !== undefined) {
    const source = `data:image/jpeg;base64,${data.image}`;
    return (
      <a href={source} download={`${messageNumber}.jpg`}>
        <img src={source} alt={t('chat.picture')} className={chatPictureClass} />
      </a>
    );
  }
  if (error === null) return <Skeleton className="size-48 rounded-small" />;
  const failure = failureOf(error);
  return (
    <div className="flex size-48 flex-col items-center justify-center gap-2 text-center text-detail text-muted">
      {failureText(failure)}
      {failure.code === 'chat.image.unknown' ? null : (
        <button type="button" onClick={() => void refetch()} className="min-h-11 px-3 text-gold-text">
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}
