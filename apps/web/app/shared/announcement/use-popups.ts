import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../platform/services/app-services.ts';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { browserLocalStorage, readStored, writeStored } from '../../platform/storage/stored-value.ts';
import { useIsDownloadPopupOpen } from '../download/late-download-popup.tsx';
import { type Popup, popupsQuery } from './announcement-queries.ts';
import { isPopupMemory, type PopupGroup, popupMemoryKey, popupsOf, rememberPopups } from './popup-memory.ts';
import { whenNothingIsOpen } from './when-nothing-is-open.ts';

/** HO-03: how long after home was opened, or after the list changed, the popup rises. */
export const popupDelayMs = 500;

interface Popups {
  readonly isOpen: boolean;
  /** Those that are shown, also while they go. */
  readonly shown: readonly Popup[];
  readonly close: () => void;
}

/** HO-03: which announcements rise over home, and when; what was closed stays closed until there are others. */
export function usePopups(): Popups {
  const session = useSession();
  const group: PopupGroup = session === undefined ? 'B' : 'A';
  const isFirstLogin = session?.firstTimeLogin === true;
  const { data } = useQuery(popupsQuery(useApi(), session));
  const isOtherOpen = useIsOtherOpen();
  const [shown, setShown] = useState<readonly Popup[]>([]);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    setIsOpen(false);
    if (data === undefined || isOtherOpen) return undefined;
    const popups = popupsOf(data, group, isFirstLogin);
    // Whoever has none, such as a trial account, leaves what members have closed on this device as it is.
    if (popups.length === 0) return undefined;
    const memory = rememberPopups(readMemory(group), popups);
    writeStored(browserLocalStorage(), popupMemoryKey(group), memory);
    if (!memory.isShown) return undefined;
    let giveUp = () => {};
    const timer = setTimeout(() => {
      giveUp = whenNothingIsOpen(() => {
        setShown(popups);
        setIsOpen(true);
      });
    }, popupDelayMs);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [data, group, isFirstLogin, isOtherOpen]);

  const close = () => {
    setIsOpen(false);
    const memory = rememberPopups(readMemory(group), shown);
    writeStored(browserLocalStorage(), popupMemoryKey(group), { ...memory, isShown: false });
  };
  return { isOpen, shown, close };
}

function readMemory(group: PopupGroup) {
  return readStored(browserLocalStorage(), popupMemoryKey(group), isPopupMemory);
}

/** What is on its way to be opened counts as well, although it is on no page yet. */
function useIsOtherOpen(): boolean {
  const wanted = useSyncExternalStore(loginPopup.subscribe, loginPopup.wantedPath, () => undefined);
  const isDownloadOpen = useIsDownloadPopupOpen();
  return isDownloadOpen || wanted !== undefined;
}
