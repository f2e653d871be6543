import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';
import { drawnPicture } from '../../platform/image/drawn-picture.ts';
import { imageUrl } from '../../platform/image/image-url.ts';
import { useSite } from '../../platform/site/site-query.ts';

interface SiteImageProps
  extends Pick<
    ImgHTMLAttributes<HTMLImageElement>,
    'width' | 'height' | 'fetchPriority' | 'loading' | 'decoding' | 'className' | 'sizes'
  > {
  /** The picture's path on this site, where it always is. */
  readonly path: string;
  /** Empty for decoration. */
  readonly alt: string;
}

/** Origins that have failed on this page; nothing more is asked of them. */
const failedOrigins = new Set<string>();

/**
 * SH-16: a picture from the visit's image origin; where that fails, from the site itself. One that the studio draws is
 * offered as AVIF and WebP in the widths that there are, of which `sizes` chooses.
 */
export function SiteImage({ path, alt, sizes, ...rest }: SiteImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const site = useSite();
  const preferred = imageUrl(path, site);
  const isElsewhere = preferred !== path;
  const [hasFailed, setHasFailed] = useState(false);
  const origin = site.imageOrigins[0] ?? '';
  const fallBack = () => {
    failedOrigins.add(origin);
    setHasFailed(true);
  };
  useEffect(() => {
    // It may have failed before the browser took over, when nobody listened.
    const element = image.current;
    const failedEarly = element?.complete === true && element.naturalWidth === 0;
    if (isElsewhere && (failedOrigins.has(origin) || failedEarly)) setHasFailed(true);
  }, [isElsewhere, origin]);
  const source = hasFailed ? path : preferred;
  const drawn = drawnPicture(source);
  const element = (
    <img
      {...rest}
      ref={image}
      src={source}
      alt={alt}
      onError={isElsewhere && !hasFailed ? fallBack : undefined}
    />
  );
  if (drawn === undefined) return element;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={drawn.avif} sizes={sizes} />
      <source type="image/webp" srcSet={drawn.webp} sizes={sizes} />
      {element}
    </picture>
  );
}
