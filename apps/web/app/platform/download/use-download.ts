import { useQuery } from '@tanstack/react-query';
import type { Device } from '../device/device-facts.ts';
import { useDevice } from '../device/use-device.ts';
import { useLanguage } from '../language/use-language.ts';
import { promisedAmount } from '../money/promised-amount.ts';
import { useApi } from '../services/app-services.ts';
import { resourcesQuery } from '../site/resources-query.ts';
import { useSite } from '../site/site-query.ts';
import { downloadLinksOf } from './download-links.ts';
import type { DownloadLinks } from './download-rules.ts';

export interface Download {
  readonly device: Device;
  readonly links: DownloadLinks;
  /** What is promised for it, e.g. `RM 5,777`; `undefined` where nothing is. */
  readonly reward: string | undefined;
  /** What the bar promises for a registration. */
  readonly barReward: string | undefined;
  readonly barRequiresLogin: boolean;
}

/** How this device gets the merchant's app; `undefined` until both are known. */
export function useDownload(): Download | undefined {
  const device = useDevice();
  const { currencyCode } = useSite();
  const { locale } = useLanguage();
  const { data: resources } = useQuery(resourcesQuery(useApi()));
  if (device === undefined || resources === undefined) return undefined;
  const { rewardMinor, barRewardMinor, barRequiresLogin } = resources.download;
  return {
    device,
    links: downloadLinksOf(resources),
    reward: promisedAmount(rewardMinor, currencyCode, locale),
    barReward: promisedAmount(barRewardMinor, currencyCode, locale),
    barRequiresLogin,
  };
}
