import { useText } from '../../platform/text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { usePlay } from '../play-context.tsx';

/** What the keys do. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const { allowsAutoplay } = usePlay();
  const keys = [
    [t('keys.space'), t('keys.bet')],
    ['+', t('stake.up')],
    ['−', t('stake.down')],
    ...(allowsAutoplay ? [['A', t('autoplay.title')]] : []),
    ['T', t('settings.turbo')],
    ['M', t('settings.sound')],
    ['S', t('statistics.title')],
    ['R', t('menu.rules')],
    ['F', t('menu.fairness')],
    ['?', t('menu.keys')],
    ['Esc', t('action.close')],
  ] as const;
  return (
    <Sheet title={t('menu.keys')} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
