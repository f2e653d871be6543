import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { loadPromotions } from './load-promotions.ts';
import { PromotionPage } from './promotion-page.tsx';
import { PromotionPeriod } from './promotion-period.tsx';
import type { Promotion } from './promotion-queries.ts';

export const handle: RouteHandle = { title: 'page.activity.info', back: true, header: true, footer: true };

export const loader = serverLoader(loadPromotions);
export const clientLoader = browserLoader(loadPromotions);

/** HO-06: the terms of one promotion. */
export default function PromotionInfoScreen() {
  return <PromotionPage render={(promotion) => <PromotionTerms promotion={promotion} />} />;
}

function PromotionTerms({ promotion }: { promotion: Promotion }) {
  const t = useTranslate();
  return (
    <article className="space-y-5 px-4 pb-8">
      <h2 className="text-lg font-semibold text-pretty">
        <Link
          to={`/m/activityDetail?id=${encodeURIComponent(promotion.id)}`}
          className="text-gold-text underline"
        >
          {promotion.title}
        </Link>
      </h2>
      <section aria-labelledby="period-title">
        <h3 id="period-title" className="mb-1 font-semibold">
          {t('promotion.period.label')}
        </h3>
        <PromotionPeriod promotion={promotion} />
      </section>
      {promotion.terms === '' ? (
        <p className="text-muted">{t('promotion.terms.none')}</p>
      ) : (
        <OperatorHtml html={promotion.terms} />
      )}
    </article>
  );
}
