import Download from 'lucide-react/icons/download';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'react-router';
import type { Device } from '../../platform/device/device-facts.ts';
import { downloadPath } from '../../platform/download/download-links.ts';
import {
  type DownloadOffers,
  needsSafari,
  offersFor,
  profileWaitsInSettings,
  wantsNewerIos,
} from '../../platform/download/download-rules.ts';
import { useInstallPrompt } from '../../platform/download/install-prompt.ts';
import type { Download as DownloadFacts } from '../../platform/download/use-download.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { SafariNotice } from './safari-notice.tsx';

interface DownloadOfferListProps {
  readonly download: DownloadFacts;
  /** On the download page itself there is no use in a link to it. */
  readonly isDownloadPage: boolean;
}

/** HO-09: the ways to the app that suit this device, the best one first. */
export function DownloadOfferList({ download: { device, links }, isDownloadPage }: DownloadOfferListProps) {
  const offers = offersFor(device, links);
  return (
    <div className="space-y-3">
      {wantsNewerIos(device) ? <NewerIosNote device={device} /> : null}
      {needsSafari(device) ? <SafariNotice /> : null}
      <AndroidOffer link={offers.android} isDownloadPage={isDownloadPage} />
      <IosOffers offers={offers} device={device} />
    </div>
  );
}

/** The browser's own installation where it offers one, else the link; both lead to an icon on the home screen. */
function AndroidOffer({ link, isDownloadPage }: { link: string | undefined; isDownloadPage: boolean }) {
  const t = useTranslate();
  const install = useInstallPrompt();
  if (link === undefined) return null;
  if (link !== downloadPath) {
    return (
      <a href={link} rel="noopener noreferrer" className={buttonClass('primary', 'large', true)}>
        <Download className="size-5" />
        {t('install.android.action')}
      </a>
    );
  }
  if (install !== undefined) {
    return (
      <Button isWide onClick={install}>
        <Download className="size-5" />
        {t('install.android.install')}
      </Button>
    );
  }
  return isDownloadPage ? null : (
    <Link to={downloadPath} className={buttonClass('primary', 'large', true)}>
      <Smartphone className="size-5" />
      {t('install.android.install')}
    </Link>
  );
}

function IosOffers({ offers, device }: { offers: DownloadOffers; device: Device }) {
  const t = useTranslate();
  return (
    <>
      {offers.ios === undefined ? null : (
        <a href={offers.ios} rel="noopener noreferrer" className={buttonClass('primary', 'large', true)}>
          <Download className="size-5" />
          {t('install.ios.action')}
        </a>
      )}
      {offers.profile === undefined || needsSafari(device) ? null : (
        <div>
          <a
            href={offers.profile}
            className={buttonClass(offers.ios === undefined ? 'primary' : 'secondary', 'large', true)}
          >
            <Download className="size-5" />
            {t('install.profile.action')}
          </a>
          <p className="mt-2 text-detail text-pretty text-muted">
            {profileWaitsInSettings(device) ? t('install.profile.settings') : t('install.profile.sheet')}
          </p>
        </div>
      )}
    </>
  );
}

function NewerIosNote({ device: { iosVersion } }: { device: Device }) {
  const t = useTranslate();
  if (iosVersion === undefined) return null;
  const version = `iOS ${iosVersion.major}.${iosVersion.minor}`;
  return <p className="rounded-medium bg-page p-3 text-detail">{t('install.ios.newer', { version })}</p>;
}
