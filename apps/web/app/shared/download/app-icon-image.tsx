import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { imageUrl } from '../../platform/image/image-url.ts';
import { pictureAddress } from '../../platform/image/picture-address.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { linkOf, resourcesQuery } from '../../platform/site/resources-query.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { classNames } from '../../ui/class-names.ts';

/** What the server draws out of the brand, and what lies on home screens. */
const drawnIcon = '/wps/system/icons/icon-192.png';

/** HO-09: the app's icon: the merchant's own (`AppDownloadIcon`) where it is set and loads, else the one that is drawn. */
export function AppIconImage({ className }: { className: string }) {
  const site = useSite();
  const image = useRef<HTMLImageElement>(null);
  const { data: resources } = useQuery(resourcesQuery(useApi()));
  const address = pictureAddress(resources && linkOf(resources, 'AppDownloadIcon'), site);
  const own = address === undefined ? undefined : imageUrl(address, site);
  const [failed, setFailed] = useState<string>();
  const first = useRef(own);
  useEffect(() => {
    // That of the document may have failed before the browser took over, when nobody listened.
    const address = first.current;
    if (address !== undefined) image.current?.decode().catch(() => setFailed(address));
  }, []);
  const isOwn = own !== undefined && own !== failed;
  return (
    <img
      ref={image}
      src={isOwn ? own : drawnIcon}
      alt=""
      width={192}
      height={192}
      onError={isOwn ? () => setFailed(own) : undefined}
      className={classNames('shrink-0 rounded-small bg-page object-cover', className)}
    />
  );
}
