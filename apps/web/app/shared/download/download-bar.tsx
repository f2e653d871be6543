import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { downloadPath } from '../../platform/download/download-links.ts';
import { hideBar } from '../../platform/download/hidden-bar.ts';
import { useDownload } from '../../platform/download/use-download.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AppIconImage } from './app-icon-image.tsx';

/** HO-09: the bar that offers the app; `download-bar-slot.tsx` says where and when. */
export function DownloadBar() {
  const t = useTranslate();
  const { brandName } = useSite();
  const reward = useDownload()?.barReward;
  return (
    <section
      aria-label={t('install.bar.label')}
      className="rise-in flex flex-wrap items-center gap-2 rounded-large bg-raised py-2 ps-2 pe-1 shadow-low"
    >
      <AppIconImage className="size-10 @max-[300px]:hidden" />
      <p className="words">
        <span className="block truncate text-detail font-semibold">
          {t('install.bar.title', { brand: brandName })}
        </span>
        <span className="block text-caption leading-4 text-muted">
          {reward === undefined ? t('install.bar.text') : t('install.bar.reward', { amount: reward })}
        </span>
      </p>
      <Link to={downloadPath} className={classNames('beckon', buttonClass('primary', 'small'))}>
        {t('install.action')}
      </Link>
      <IconButton label={t('action.close')} onClick={hideBar} className="text-muted">
        <X className="size-5" />
      </IconButton>
    </section>
  );
}
