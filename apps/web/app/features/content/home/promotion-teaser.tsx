import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { stripClass } from '../../../ui/strip-class.ts';
import type { Home } from './home-queries.ts';
import { SectionHead } from './section-head.tsx';

/** The first promotions; each opens in the list of all of them. */
export function PromotionTeaser({ home: { promotions } }: { readonly home: Home }) {
  const t = useTranslate();
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="promotions-title" className="drawn-near drawn-near-60">
      <SectionHead id="promotions-title" title={t('footer.promotions')} to="/m/activity" />
      <ul className={stripClass}>
        {promotions.map(({ id, title, imageUrl }) => (
          <li key={id} className="w-56 shrink-0">
            <Link
              to={`/m/activity?id=${encodeURIComponent(id)}`}
              className="block h-full overflow-hidden rounded-large bg-surface shadow-low pressed:opacity-80"
            >
              {imageUrl === '' ? null : (
                <SiteImage
                  path={imageUrl}
                  alt=""
                  width={448}
                  height={224}
                  loading="lazy"
                  className="aspect-2/1 w-full bg-raised object-cover"
                />
              )}
              <span className="line-clamp-2 block px-3 py-2 text-detail font-semibold">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
