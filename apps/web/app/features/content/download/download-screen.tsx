import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import { homeScreenStepsFor } from '../../../platform/download/download-rules.ts';
import { type Download, useDownload } from '../../../platform/download/use-download.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { resourcesQuery } from '../../../platform/site/resources-query.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { DownloadOfferList } from '../../../shared/download/download-offer-list.tsx';
import { HomeScreenGuide } from '../../../shared/download/home-screen-guide.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { DownloadHead } from './download-head.tsx';
import { downloadLookOf } from './download-look.ts';

export const handle: RouteHandle = {
  title: 'page.download',
  showsTitle: true,
  back: true,
  header: false,
  footer: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return queryClient.prefetchQuery(resourcesQuery(api));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** HO-09: the page that gets the app onto this device. */
export default function DownloadScreen() {
  const look = downloadLookOf(useSite());
  const download = useDownload();
  const { error, refetch } = useQuery(resourcesQuery(useApi()));
  return (
    <div className={classNames('pb-6', look.picture === undefined && 'glow')}>
      <DownloadHead look={look} />
      <div className="space-y-6 px-4 pt-6">
        {download === undefined && error !== null ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <Ways download={download} />
        )}
        <Benefits />
      </div>
    </div>
  );
}

function Ways({ download }: { download: Download | undefined }) {
  const t = useTranslate();
  if (download === undefined) {
    return (
      <LoadingRegion label={t('skeleton.label')}>
        <Skeleton className="h-56 w-full rounded-large" />
      </LoadingRegion>
    );
  }
  const { device, reward } = download;
  if (device.isStandalone || device.isNativeApp) {
    return (
      <Card className="flex items-center gap-3">
        <CircleCheck className="size-8 shrink-0 text-sea-text" />
        <div>
          <p className="font-semibold">{t('install.done.title')}</p>
          <p className="text-detail text-muted">{t('install.done.text')}</p>
        </div>
      </Card>
    );
  }
  const steps = homeScreenStepsFor(device);
  return (
    <div className="space-y-6">
      {reward === undefined ? null : (
        <p className="flex items-center justify-center gap-2 font-semibold text-gold-text">
          <Gift className="size-5" />
          {t('install.reward', { amount: reward })}
        </p>
      )}
      <DownloadOfferList download={download} isDownloadPage />
      {steps === undefined ? null : (
        <section aria-labelledby="steps-title">
          <Card>
            <h2 id="steps-title" className="mb-4 text-lg font-semibold">
              {t('install.homescreen.title')}
            </h2>
            <HomeScreenGuide steps={steps} />
          </Card>
        </section>
      )}
      {device.isMobile ? null : (
        <Card className="text-center">
          <p className="text-muted">{t('install.desktop')}</p>
          <p className="mt-1 font-semibold break-all">{window.location.origin}</p>
        </Card>
      )}
    </div>
  );
}

function Benefits() {
  const t = useTranslate();
  const benefits = [t('install.benefit.screen'), t('install.benefit.small'), t('install.benefit.data')];
  return (
    <ul className="space-y-3">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-3 text-detail">
          <CircleCheck className="size-5 shrink-0 text-sea-text" />
          <span className="text-pretty">{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
