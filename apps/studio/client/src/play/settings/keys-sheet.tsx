import { useText } from '../../platform/text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { usePlay } from '../play-context.tsx';

interface KeysSheetProps {
  readonly hasAutoplay: boolean;
  /** Whether rounds of this game can be played faster. */
  readonly hasTurbo?: boolean;
  readonly onClose: () => void;
}

/** What the keys do. */
export function KeysSheet({ hasAutoplay, hasTurbo = true, onClose }: KeysSheetProps) {
  const { t } = useText();
  const { allowsAutoplay } = usePlay();
  const keys = [
    [t('keys.space'), t('keys.bet')],
    ['+', t('stake.up')],
    ['−', t('stake.down')],
    ...(allowsAutoplay && hasAutoplay ? [['A', t('autoplay.title')]] : []),
    ...(hasTurbo ? [['T', t('settings.turbo')]] : []),
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
