import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { type ConsolePage, numberedPages } from '../pages/console-page.ts';
import { useTexts } from '../platform/console-services.ts';
import { Dialog } from '../ui/dialog.tsx';

const shortcuts: readonly (readonly [keys: string, meaning: ConsoleMessageId])[] = [
  ['J', 'shortcut.next'],
  ['K', 'shortcut.previous'],
  ['C', 'shortcut.claim'],
  ['U', 'shortcut.release'],
  ['A', 'shortcut.approve'],
  ['R', 'shortcut.reject'],
  ['E', 'shortcut.end'],
  ['T', 'shortcut.retry'],
  ['?', 'shortcut.help'],
];

export function ShortcutHelp({ open, onClose }: { open: readonly ConsolePage[]; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog title={t('shell.shortcuts')} closeLabel={t('shell.close')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <dt>
          <Key>1 … {Math.min(open.length, numberedPages)}</Key>
        </dt>
        <dd>{t('shortcut.page')}</dd>
        {shortcuts.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Key({ children }: { children: React.ReactNode }) {
  return <kbd className="rounded-small border border-outline bg-raised px-2 py-0.5">{children}</kbd>;
}
