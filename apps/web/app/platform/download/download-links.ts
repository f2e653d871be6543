import { linkOf, type Resources } from '../site/resources-query.ts';
import type { DownloadLinks } from './download-rules.ts';

/** Where the site is installed from the browser. An Android link that leads here stands for the web app itself. */
export const downloadPath = '/m/download';

export function downloadLinksOf(resources: Resources): DownloadLinks {
  return {
    android: linkOf(resources, 'Android'),
    ios: linkOf(resources, 'IOS'),
    profile: linkOf(resources, 'MOBILECONFIG'),
  };
}
