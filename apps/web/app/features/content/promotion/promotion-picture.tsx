import { SiteImage } from '../../../shared/image/site-image.tsx';
import type { Promotion } from './promotion-queries.ts';

/** The drawing of a promotion, 2:1; its words stand beside it. */
export function PromotionPicture({ promotion, isFirst }: { promotion: Promotion; isFirst: boolean }) {
  const url = promotion.announcementImages[0]?.url;
  if (url === undefined) return null;
  return (
    <SiteImage
      path={url}
      alt=""
      width={720}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className="aspect-2/1 w-full bg-raised object-cover"
    />
  );
}
