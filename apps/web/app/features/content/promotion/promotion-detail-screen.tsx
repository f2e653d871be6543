import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { loadPromotions } from './load-promotions.ts';
import { PromotionFooter } from './promotion-footer.tsx';
import { PromotionPage } from './promotion-page.tsx';
import { PromotionPeriod } from './promotion-period.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import type { Promotion } from './promotion-queries.ts';
import { RewardLink } from './reward-link.tsx';

export const handle: RouteHandle = { title: 'page.activity.detail', back: true, header: true, footer: true };

export const loader = serverLoader(loadPromotions);
export const clientLoader = browserLoader(loadPromotions);

/** HO-06: one promotion on a page of its own. */
export default function PromotionDetailScreen() {
  return <PromotionPage render={(promotion) => <PromotionArticle promotion={promotion} />} />;
}

function PromotionArticle({ promotion }: { promotion: Promotion }) {
  const t = useTranslate();
  return (
    <article className="space-y-4 px-4 pb-8">
      <div className="overflow-hidden rounded-large shadow-low">
        <PromotionPicture promotion={promotion} isFirst />
      </div>
      <div className="space-y-2">
        <p className="text-sm font-semibold text-gold-text">{promotion.category}</p>
        <h2 className="text-lg font-semibold text-balance">{promotion.title}</h2>
        <PromotionPeriod promotion={promotion} />
      </div>
      <OperatorHtml html={promotion.content} />
      <RewardLink promotion={promotion} />
      <Link
        to={`/m/activityInfo?id=${encodeURIComponent(promotion.id)}`}
        className={buttonClass('secondary', 'medium', true)}
      >
        {t('promotion.terms')}
      </Link>
      <PromotionFooter />
    </article>
  );
}
