import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { downloadPath } from '../../platform/download/download-links.ts';
import { showsDownloadBar } from '../../platform/download/download-rules.ts';
import { hideBar, useBarHidden } from '../../platform/download/hidden-bar.ts';
import { useDownload } from '../../platform/download/use-download.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { buttonClass } from '../../ui/button-style.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AppIconImage } from './app-icon-image.tsx';

/**
 * HO-09: the bar that offers the app, above the footer. It lies over the page, so that nothing moves when it comes,
 * and it keeps its own height free at the page's end.
 */
export function DownloadBar() {
  const t = useTranslate();
  const { brandName } = useSite();
  const isHidden = useBarHidden();
  const isLoggedIn = useSession() !== undefined;
  const download = useDownload();
  if (download === undefined) return null;
  const { device, links, reward, barRequiresLogin } = download;
  if (!showsDownloadBar({ device, links, isHidden, requiresLogin: barRequiresLogin, isLoggedIn }))
    return null;
  return (
    <>
      <div className="h-[6rem]" />
      <section
        aria-label={t('install.bar.label')}
        className="download-bar rise-in column fixed inset-x-0 z-20 px-3"
      >
        <div className="flex flex-wrap items-center gap-2 rounded-medium border border-line bg-raised py-2 ps-3 pe-1 shadow-high">
          <AppIconImage className="me-1 size-10" />
          <p className="words">
            <span className="block truncate text-detail font-semibold">
              {t('install.bar.title', { brand: brandName })}
            </span>
            <span className="block text-caption leading-4 text-muted">
              {reward === undefined ? t('install.bar.text') : t('install.bar.reward', { amount: reward })}
            </span>
          </p>
          <Link to={downloadPath} className={buttonClass('primary', 'small')}>
            {t('install.action')}
          </Link>
          <IconButton label={t('action.close')} onClick={hideBar} className="text-muted">
            <X className="size-5" />
          </IconButton>
        </div>
      </section>
    </>
  );
}
