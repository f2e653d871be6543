import { useSession } from '../session/use-session.ts';
import { showsDownloadBar } from './download-rules.ts';
import { useBarHidden } from './hidden-bar.ts';
import { useDownload } from './use-download.ts';

/** HO-09: whether the download bar shows here; `undefined` until device and links are known. */
export function useDownloadBarShown(): boolean | undefined {
  const download = useDownload();
  const isHidden = useBarHidden();
  const isLoggedIn = useSession() !== undefined;
  if (download === undefined) return undefined;
  const { device, links, barRequiresLogin } = download;
  return showsDownloadBar({ device, links, isHidden, requiresLogin: barRequiresLogin, isLoggedIn });
}
