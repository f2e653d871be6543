import { preload } from 'react-dom';
import { Link } from 'react-router';
import { imageUrl } from '../../../platform/image/image-url.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import type { Banner, Home } from './home-queries.ts';

/** The banners that the merchant shows; a home without any simply starts with what follows. */
export function BannerCarousel({ home: { banners } }: { readonly home: Home }) {
  const t = useTranslate();
  const site = useSite();
  const [first] = banners;
  if (first === undefined) return null;
  preload(imageUrl(first.url, site), { as: 'image', fetchPriority: 'high' });
  return (
    <Carousel
      label={t('home.banners')}
      slides={banners}
      keyOf={(banner) => banner.bannerId}
      render={(banner, position) => <BannerSlide banner={banner} isFirst={position === 0} />}
      pauseLabel={t('carousel.pause')}
      playLabel={t('carousel.play')}
      className="home-banners"
    />
  );
}

function BannerSlide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const slide = (
    <div className="relative grid grid-cols-1 overflow-hidden bg-raised *:[grid-area:1/1]">
      {/* Twice as wide as high, unless its words need more. */}
      <div className="aspect-2/1" />
      <SiteImage
        path={banner.url}
        alt=""
        width={720}
        height={360}
        fetchPriority={isFirst ? 'high' : 'low'}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      {/* The drawings are dark on this side in every theme, so that white text reads on them. */}
      <div className="relative flex w-3/5 flex-col justify-center gap-1 py-3 ps-5 text-white">
        <p className="text-xl leading-[1.2] font-bold text-balance">{banner.title}</p>
        <p className="text-sm leading-5 text-pretty text-white/85">{banner.text}</p>
      </div>
    </div>
  );
  if (!banner.link.startsWith('/')) return slide;
  return (
    <Link to={banner.link} className="grid grid-cols-1">
      {slide}
    </Link>
  );
}
