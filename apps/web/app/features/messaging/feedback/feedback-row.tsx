import { useQuery } from '@tanstack/react-query';
import Images from 'lucide-react/icons/images';
import { useEffect, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoment } from '../../../platform/language/use-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { categoryNames } from './category-names.ts';
import { type Feedback, feedbackImagesQuery } from './feedback-queries.ts';

/** One piece of feedback with what was answered. To have it on the screen is to have read the answer. */
export function FeedbackRow({ feedback }: { readonly feedback: Feedback }) {
  const t = useTranslate();
  const moment = useMoment();
  const { category, content, imageCount, sentAt, replies, isClosed } = feedback;
  const isNew = useReadMark(feedback);
  return (
    <article className="space-y-2 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">{t(categoryNames[category])}</h3>
        <time dateTime={sentAt} className="tabular text-caption text-muted">
          {moment(sentAt)}
        </time>
      </div>
      <p className="break-words whitespace-pre-line">{content}</p>
      {imageCount === 0 ? null : <Pictures feedback={feedback} />}
      {replies.length > 0 ? null : isClosed ? (
        <Badge tone="good">{t('feedback.closed')}</Badge>
      ) : (
        <Badge tone="waiting">{t('feedback.waiting')}</Badge>
      )}
      {replies.map((reply, index) => (
        <div key={reply.sentAt} className="rounded-medium bg-raised px-3 py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            {isNew && index === replies.length - 1 ? (
              <Badge tone="bad">{t('feedback.reply.new')}</Badge>
            ) : (
              <span className="text-caption font-medium text-gold-text">{t('feedback.reply')}</span>
            )}
            <time dateTime={reply.sentAt} className="tabular text-caption text-muted">
              {moment(reply.sentAt)}
            </time>
          </div>
          <p className="break-words whitespace-pre-line">{reply.content}</p>
        </div>
      ))}
    </article>
  );
}

/** Tells the server once that the answer is read; here it stays marked as new while the page is open. */
function useReadMark({ feedbackId, hasUnreadReply }: Feedback): boolean {
  const api = useApi();
  const [isNew, setIsNew] = useState(hasUnreadReply);
  useEffect(() => {
    if (!hasUnreadReply) return;
    setIsNew(true);
    // What fails says nothing: the answer is marked the next time.
    void api.call('readFeedback', { params: { feedbackId } });
  }, [api, feedbackId, hasUnreadReply]);
  return isNew;
}

function Pictures({ feedback: { feedbackId, imageCount } }: { readonly feedback: Feedback }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...feedbackImagesQuery(useApi(), feedbackId), enabled: isOpen });
  if (!isOpen || query.error !== null) {
    const show = () => {
      setIsOpen(true);
      if (query.error !== null) void query.refetch();
    };
    return (
      <div>
        {query.error === null ? null : (
          <p role="alert" className="text-sm text-hibiscus-text">
            {t('feedback.pictures.failed')}
          </p>
        )}
        <button
          type="button"
          onClick={show}
          className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-detail text-gold-text active:bg-raised"
        >
          <Images className="size-5" />
          {t('feedback.pictures.show', { count: imageCount })}
        </button>
      </div>
    );
  }
  return (
    <ul className="flex flex-wrap gap-3">
      {query.data === undefined
        ? [1, 2, 3].slice(0, imageCount).map((place) => (
            <li key={place}>
              <Skeleton className="size-24 rounded-medium" />
            </li>
          ))
        : query.data.list.map((image, index) => (
            <li key={image.slice(-40)}>
              <a href={`data:image/jpeg;base64,${image}`} download={`${feedbackId}-${index + 1}.jpg`}>
                <img
                  src={`data:image/jpeg;base64,${image}`}
                  alt={t('pictures.one', { number: index + 1 })}
                  className="size-24 rounded-medium bg-raised object-cover"
                />
              </a>
            </li>
          ))}
    </ul>
  );
}
