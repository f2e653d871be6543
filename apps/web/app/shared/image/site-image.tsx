import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';
import { imageUrl } from '../../platform/image/image-url.ts';
import { useSite } from '../../platform/site/site-query.ts';

interface SiteImageProps
  extends Pick<
    ImgHTMLAttributes<HTMLImageElement>,
    'width' | 'height' | 'fetchPriority' | 'loading' | 'decoding' | 'className'
  > {
  /** The picture's path on this site, where it always is. */
  readonly path: string;
  /** Empty for decoration. */
  readonly alt: string;
}

/** Origins that have failed on this page; nothing more is asked of them. */
const failedOrigins = new Set<string>();

/** SH-16: a picture from the visit's image origin; where that fails, from the site itself. */
export function SiteImage({ path, alt, ...rest }: SiteImageProps) {
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
  return (
    <img
      {...rest}
      ref={image}
      src={hasFailed ? path : preferred}
      alt={alt}
      onError={isElsewhere && !hasFailed ? fallBack : undefined}
    />
  );
}
