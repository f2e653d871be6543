import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app-services.ts';
import type { Device } from '../device-facts.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { resourcesQuery } from '../resources-query.ts';
import { useSite } from '../site-query.ts';
import { useDevice } from '../use-device.ts';
import { wholeAmount } from '../whole-amount.ts';
import { downloadLinksOf } from './download-links.ts';
import type { DownloadLinks } from './download-rules.ts';

export interface Download {
  readonly device: Device;
  readonly links: DownloadLinks;
  /** What is promised for it, e.g. `5,777 RM`; `undefined` where nothing is. */
  readonly reward: string | undefined;
  readonly barRequiresLogin: boolean;
}

/** How this device gets the merchant's app; `undefined` until both are known. */
export function useDownload(): Download | undefined {
  const device = useDevice();
  const site = useSite();
  const { locale } = useLanguage();
  const { data: resources } = useQuery(resourcesQuery(useApi()));
  if (device === undefined || resources === undefined) return undefined;
  const { rewardMinor, barRequiresLogin } = resources.download;
  return {
    device,
    links: downloadLinksOf(resources),
    reward: wholeAmount(rewardMinor, site, locale),
    barRequiresLogin,
  };
}
