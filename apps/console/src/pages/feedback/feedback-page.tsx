import { useConsole, useTexts } from '../../platform/console-services.ts';
import type { OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { CasePictures } from '../../work-list/case-pictures.tsx';
import { MemberName } from '../../work-list/member-name.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';
import { type CaseLook, WorkList } from '../../work-list/work-list.tsx';
import type { PageProps } from '../console-page.ts';
import { FeedbackAnswer } from './feedback-answer.tsx';

interface ItemProps {
  readonly item: CaseOf<'feedback'>;
}

const look: CaseLook<'feedback'> = {
  id: ({ feedbackId }) => feedbackId,
  Row,
  Details,
  Decision: FeedbackAnswer,
};

/** What members have to say and nobody has answered, the oldest first. */
export function FeedbackPage({ info }: PageProps) {
  const t = useTexts();
  return <WorkList kind="feedback" title={t('feedback.title')} info={info} look={look} />;
}

function Row({ item }: ItemProps) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <>
      <span className="font-semibold">{item.username}</span>
      <span className="text-sm text-muted">
        {t(`feedback.category.${item.category}`)} · {t('work.waiting', { moment: moment(item.sentAt) })}
      </span>
      <span className="line-clamp-2 break-words text-sm">{item.content}</span>
    </>
  );
}

function Details({ item, info }: ItemProps & { readonly info: OperatorInfo }) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <>
      <h2 className="text-lg font-semibold">
        <MemberName memberId={item.memberId} username={item.username} info={info} />
      </h2>
      <Facts
        facts={[
          [t('feedback.about'), t(`feedback.category.${item.category}`)],
          [t('feedback.sent'), moment(item.sentAt)],
        ]}
      />
      <section aria-label={t('feedback.words')} className="rounded-small border border-line bg-page p-3">
        <p className="break-words whitespace-pre-wrap">{item.content}</p>
      </section>
      <Pictures key={item.feedbackId} item={item} />
    </>
  );
}

function Pictures({ item: { feedbackId, imageCount } }: ItemProps) {
  const { client } = useConsole();
  const t = useTexts();
  if (imageCount === 0) return <p className="text-muted">{t('feedback.pictures.none')}</p>;
  return (
    <CasePictures
      title={t('feedback.pictures')}
      about={t('feedback.pictures.count', { count: imageCount })}
      showText={t('feedback.pictures.show')}
      open={async () => {
        const { list } = await client.call('openFeedbackImages', { params: { feedbackId } });
        return {
          pictures: list.map(({ image }, index) => ({
            format: 'jpg',
            image,
            words: t('feedback.picture', { number: index + 1, count: list.length }),
          })),
        };
      }}
    />
  );
}
