import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { screenExists } from '../../platform/navigation/screen-exists.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { LateBottomSheet } from '../../ui/sheets/late-bottom-sheet.tsx';
import { hotkeyList } from './hotkey-list-store.ts';
import { hotkeyScreens, readHotkey } from './hotkey-rules.ts';

const shownScreens = hotkeyScreens.filter(({ path }) => screenExists(path));

/** The keys of a desktop: `g` and a letter lead to a screen, `?` lists them. Dialogs close by Escape themselves. */
export function Hotkeys() {
  const t = useTranslate();
  const isListed = useSyncExternalStore(hotkeyList.subscribe, hotkeyList.isOpen, () => false);
  useHotkeys();
  const rows = [
    ...shownScreens.map(({ key, label }) => ({ keys: ['g', key], text: t(label) })),
    { keys: ['Esc'], text: t('hotkeys.close') },
    { keys: ['?'], text: t('hotkeys.title') },
  ];
  return (
    <LateBottomSheet
      isOpen={isListed}
      onClose={hotkeyList.close}
      title={t('hotkeys.title')}
      closeLabel={t('action.close')}
    >
      <dl className="divide-y divide-line px-2">
        {rows.map(({ keys, text }) => (
          <div key={keys.join(' ')} className="flex min-h-11 items-center justify-between gap-4 py-1">
            <dt>{text}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-small border border-outline bg-surface px-2 text-center text-detail font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </LateBottomSheet>
  );
}

function useHotkeys(): void {
  const navigate = useNavigate();
  const isMember = useSession() !== undefined;
  const waitsUntilMs = useRef<number>(undefined);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = readHotkey(
        {
          key: event.key,
          atMs: event.timeStamp,
          isModified: event.ctrlKey || event.altKey || event.metaKey,
          isTaken: event.defaultPrevented || event.isComposing || event.repeat || isWriting(event.target),
        },
        waitsUntilMs.current,
      );
      waitsUntilMs.current = action.do === 'wait' ? action.untilMs : undefined;
      if (action.do === 'list') hotkeyList.open();
      if (action.do !== 'go' || !shownScreens.includes(action.screen)) return;
      const { path, isForMembers } = action.screen;
      void navigate(isForMembers && !isMember ? loginPathFor(path) : path);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [navigate, isMember]);
}

/** Letters belong to fields, and while a dialog is open to the dialog. */
function isWriting(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}
