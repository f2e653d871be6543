import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';
import { useDay } from '../../../shared/time/day-text.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { PromotionAction, type PromotionActionProps } from './promotion-action.tsx';
import { statusNames, statusTones } from './status-names.ts';
import { usePromotionTexts } from './use-promotion-texts.ts';

interface PromotionCardProps extends PromotionActionProps {
  readonly isFirst: boolean;
}

/** Where links to a promotion of the centre scroll to. */
export function cardId(promotionId: string): string {
  return `reward-${promotionId}`;
}

/** ME-10: one promotion: what it gives, for what, how far it is, and the one thing to do. */
export function PromotionCard({ promotion, currencyCode, isFirst, onApply }: PromotionCardProps) {
  const { promotionId, title, imageUrl, status } = promotion;
  const t = useTranslate();
  const texts = usePromotionTexts(currencyCode)(promotion);
  const isShownElsewhere = status !== 'close';
  return (
    <article
      id={cardId(promotionId)}
      aria-labelledby={`${cardId(promotionId)}-title`}
      className="below-header overflow-hidden rounded-large bg-surface shadow-low"
    >
      <SiteImage
        path={imageUrl}
        alt=""
        width={720}
        height={240}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-3/1 w-full bg-raised object-cover"
      />
      <div className="space-y-3 p-4">
        <div className="space-y-1">
          <Badge tone={statusTones[status]}>{t(statusNames[status])}</Badge>
          <h2 id={`${cardId(promotionId)}-title`} className="font-semibold text-pretty">
            {title}
          </h2>
        </div>
        <Rules promotion={promotion} texts={texts} />
        <Progress promotion={promotion} text={texts.progress} />
        <Notice promotion={promotion} />
        <div className="flex flex-wrap items-center gap-3">
          <PromotionAction promotion={promotion} currencyCode={currencyCode} onApply={onApply} />
          {isShownElsewhere ? (
            <Link
              to={`/m/activityDetail?id=${encodeURIComponent(promotionId)}`}
              className="inline-flex min-h-11 items-center px-1 text-detail text-gold-text underline"
            >
              {t('promotion.open')}
            </Link>
          ) : null}
        </div>
      </div>
    </article>
  );
}

type Texts = ReturnType<ReturnType<typeof usePromotionTexts>>;

function Rules({ promotion: { recurrence }, texts }: { promotion: MemberPromotion; texts: Texts }) {
  const t = useTranslate();
  const often = {
    once: t('reward.often.once'),
    daily: t('reward.often.daily'),
    weekly: t('reward.often.weekly'),
  };
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-detail [&_dt]:text-muted">
      <dt>{t('reward.rule.reward')}</dt>
      <dd className="font-medium text-gold-text">{texts.reward}</dd>
      {texts.condition === undefined ? null : (
        <>
          <dt>{t('reward.rule.condition')}</dt>
          <dd>{texts.condition}</dd>
        </>
      )}
      <dt>{t('reward.rule.often')}</dt>
      <dd>{often[recurrence]}</dd>
      {texts.turnover === undefined ? null : (
        <>
          <dt>{t('reward.rule.turnover')}</dt>
          <dd>{texts.turnover}</dd>
        </>
      )}
    </dl>
  );
}

function Progress({ promotion, text }: { promotion: MemberPromotion; text: string | undefined }) {
  const t = useTranslate();
  const { conditionMinor, progressMinor, status } = promotion;
  if (conditionMinor === null || text === undefined) return null;
  if (!['signed', 'process', 'claim'].includes(status)) return null;
  return (
    <div className="space-y-1">
      <ProgressBar
        label={t('reward.progress')}
        share={Number(minorOf(progressMinor)) / Number(minorOf(conditionMinor))}
        text={text}
      />
      <p className="tabular text-caption text-muted">{text}</p>
    </div>
  );
}

/** When it begins, why it was rejected, or that somebody is looking at it. */
function Notice({ promotion: { status, startsAt, reason } }: { promotion: MemberPromotion }) {
  const t = useTranslate();
  const day = useDay();
  const texts: Partial<Record<MemberPromotion['status'], string>> = {
    ...(startsAt === null ? {} : { coming: t('reward.notice.coming', { day: day(startsAt) }) }),
    applying: t('reward.notice.applying'),
    rejected: t('reward.notice.rejected', { reason }),
    close: t('reward.notice.close'),
  };
  const text = texts[status];
  return text === undefined ? null : <p className="text-detail text-pretty break-words text-muted">{text}</p>;
}
