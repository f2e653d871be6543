import Gift from 'lucide-react/icons/gift';
import { useState } from 'react';
import { homeScreenStepsFor } from '../../platform/download/download-rules.ts';
import { type Download, useDownload } from '../../platform/download/use-download.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { useSite } from '../../platform/site/site-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { BottomSheet } from '../../ui/sheets/bottom-sheet.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { AppIconImage } from './app-icon-image.tsx';
import { DownloadOfferList } from './download-offer-list.tsx';
import { HomeScreenSheet } from './home-screen-sheet.tsx';

export interface DownloadPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** HO-09: the app-download popup. On iOS it leads on to how the site is added to the home screen. */
export function DownloadPopup({ isOpen, onClose }: DownloadPopupProps) {
  const t = useTranslate();
  const { brandName } = useSite();
  const download = useDownload();
  const [isGuiding, setIsGuiding] = useState(false);
  return (
    <>
      <BottomSheet
        isOpen={isOpen && !isGuiding}
        onClose={onClose}
        title={t('install.title', { brand: brandName })}
        closeLabel={t('action.close')}
      >
        {download === undefined ? (
          <Skeleton className="h-32 w-full" />
        ) : (
          <PopupContent download={download} onGuide={() => setIsGuiding(true)} />
        )}
      </BottomSheet>
      <HomeScreenSheet
        isOpen={isOpen && isGuiding}
        onClose={() => {
          setIsGuiding(false);
          onClose();
        }}
      />
    </>
  );
}

function PopupContent({ download, onGuide }: { download: Download; onGuide: () => void }) {
  const t = useTranslate();
  const hasSteps = homeScreenStepsFor(download.device) !== undefined;
  return (
    <div className="space-y-4 px-2">
      <div className="flex items-center gap-4">
        <AppIconImage className="size-16" />
        <div className="min-w-0">
          <p className="text-pretty text-muted">{t('install.text')}</p>
          {download.reward === undefined ? null : (
            <p className="mt-1 flex items-center gap-2 font-semibold text-gold-text">
              <Gift className="size-5 shrink-0" />
              {t('install.reward', { amount: download.reward })}
            </p>
          )}
        </div>
      </div>
      <DownloadOfferList download={download} isDownloadPage={false} />
      {hasSteps ? (
        <Button look="quiet" isWide onClick={onGuide}>
          {t('install.homescreen.action')}
        </Button>
      ) : null}
    </div>
  );
}
