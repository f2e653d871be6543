import { homeScreenStepsFor } from '../../platform/download/download-rules.ts';
import { useDownload } from '../../platform/download/use-download.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { LateBottomSheet } from '../../ui/sheets/late-bottom-sheet.tsx';
import { DownloadOfferList } from './download-offer-list.tsx';
import { HomeScreenGuide } from './home-screen-guide.tsx';

interface HomeScreenSheetProps {
  readonly isOpen: boolean;
  /** Whoever opened it is told when it closes. */
  readonly onClose: () => void;
}

/** HO-09: the add-to-home-screen popup: the steps of this system's version, and the profile where there is one. */
export function HomeScreenSheet({ isOpen, onClose }: HomeScreenSheetProps) {
  const t = useTranslate();
  const download = useDownload();
  const steps = download === undefined ? undefined : homeScreenStepsFor(download.device);
  return (
    <LateBottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('install.homescreen.title')}
      closeLabel={t('action.close')}
    >
      <div className="space-y-5 px-2">
        {steps === undefined ? null : <HomeScreenGuide steps={steps} />}
        {download === undefined ? null : (
          <DownloadOfferList
            download={{ ...download, links: { ...download.links, android: undefined, ios: undefined } }}
            isDownloadPage={false}
          />
        )}
      </div>
    </LateBottomSheet>
  );
}
