import { BookOpen, ShieldCheck, Volume2, VolumeX, Zap, ZapOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../platform/text.tsx';
import { usePlay } from './play-context.tsx';

interface GameMenuProps {
  readonly onRules: () => void;
  readonly onFairness: () => void;
}

export function GameMenu({ onRules, onFairness }: GameMenuProps) {
  const { t } = useText();
  const { sound, isTurbo, setTurbo } = usePlay();
  const [isSoundOn, setSoundOn] = useState(sound.isOn());
  return (
    <div className="menu">
      <button type="button" className="icon-button" aria-label={t('menu.rules')} onClick={onRules}>
        <BookOpen aria-hidden="true" />
      </button>
      <button type="button" className="icon-button" aria-label={t('menu.fairness')} onClick={onFairness}>
        <ShieldCheck aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        data-on={isTurbo}
        aria-label={isTurbo ? t('menu.turbo.off') : t('menu.turbo.on')}
        onClick={() => setTurbo(!isTurbo)}
      >
        {isTurbo ? <Zap aria-hidden="true" /> : <ZapOff aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="icon-button"
        data-on={isSoundOn}
        aria-label={isSoundOn ? t('menu.sound.off') : t('menu.sound.on')}
        onClick={() => {
          sound.setOn(!isSoundOn);
          setSoundOn(!isSoundOn);
        }}
      >
        {isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </button>
    </div>
  );
}
