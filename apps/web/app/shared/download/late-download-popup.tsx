import { latePart } from '@wau/late-scripts/late-part';
import { useSearchParams } from 'react-router';
import { MissingSheet } from '../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../ui/sheets/use-once-opened.ts';

const DownloadPopup = latePart(
  async () => (await import('./download-popup.tsx')).DownloadPopup,
  MissingSheet,
);

const parameter = 'download';

/** Home with the popup open: where promotions lead for the app. */
export const downloadPopupPath = `/m/home?${parameter}=1`;

/** Whether the address asks for the popup, whose code may still be on its way. */
export function useIsDownloadPopupOpen(): boolean {
  const [search] = useSearchParams();
  return search.get(parameter) === '1';
}

/** The popup of home, open while the address says so. Its code loads when it is first opened. */
export function LateDownloadPopup() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get(parameter) === '1';
  if (!useOnceOpened(isOpen)) return null;
  const close = () => {
    setSearch(
      (current) => {
        current.delete(parameter);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return <DownloadPopup isOpen={isOpen} onClose={close} />;
}
