import { useTranslate } from '../../../platform/language/use-language.ts';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { AppIconImage } from '../../../shared/download/app-icon-image.tsx';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { ScreenHead } from '../../../shared/screen/screen-head.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { DownloadLook } from './download-look.ts';

/** AP-02, HO-09: the app's icon and what is said of it, over the merchant's picture where one is set. */
export function DownloadHead({ look: { picture, text, textColour } }: { look: DownloadLook }) {
  const t = useTranslate();
  const { brandName } = useSite();
  const goBack = useGoBack();
  const hasPicture = picture !== undefined;
  return (
    <div className="relative isolate">
      {hasPicture ? (
        <SiteImage
          path={picture}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      ) : null}
      <div className={classNames(hasPicture && 'scrim-above pb-8')}>
        <ScreenHead onBack={goBack} />
      </div>
      <div className={classNames('flex justify-center', hasPicture ? 'pt-8' : 'pt-2')}>
        <AppIconImage className="size-24 shadow-high" />
      </div>
      <div className={classNames('px-4 text-center', hasPicture ? 'scrim-below pt-12' : 'pt-4')}>
        <h2 className="text-2xl font-bold text-balance">{t('install.title', { brand: brandName })}</h2>
        <p
          dir="auto"
          // Set by hand: the page's policy takes no style that stands in the markup.
          ref={(element) => {
            if (element !== null) element.style.color = textColour ?? '';
          }}
          className="mt-1 text-pretty text-muted"
        >
          {text ?? t('install.text')}
        </p>
      </div>
    </div>
  );
}
