import {
  BookOpen,
  ChartNoAxesColumn,
  Keyboard,
  Menu,
  Settings,
  ShieldCheck,
  Volume2,
  VolumeX,
  Zap,
  ZapOff,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../platform/text.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { usePlay, useSettings } from './play-context.tsx';

/** The sheets that the menu leads to. */
export type MenuSheet = 'rules' | 'fairness' | 'statistics' | 'settings' | 'keys';

interface GameMenuProps {
  readonly onMenu: () => void;
  /** Whether rounds of this game can be played faster: one that is shared with others cannot. */
  readonly hasTurbo?: boolean;
}

/** What is switched often stands in the bar; everything else is behind the menu. */
export function GameMenu({ onMenu, hasTurbo = true }: GameMenuProps) {
  const { t } = useText();
  const { settings } = usePlay();
  const isTurbo = useSettings((settings) => settings.isTurbo);
  const isSoundOn = useSettings((settings) => settings.isSoundOn);
  const switchSound = useSoundSwitch();
  return (
    <div className="menu">
      {hasTurbo && (
        <button
          type="button"
          className="icon-button"
          data-on={isTurbo}
          aria-label={isTurbo ? t('menu.turbo.off') : t('menu.turbo.on')}
          onClick={() => settings.change({ isTurbo: !isTurbo })}
        >
          {isTurbo ? <Zap aria-hidden="true" /> : <ZapOff aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        data-on={isSoundOn}
        aria-label={isSoundOn ? t('menu.sound.off') : t('menu.sound.on')}
        onClick={switchSound}
      >
        {isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </button>
      <button type="button" className="icon-button" aria-label={t('menu.title')} onClick={onMenu}>
        <Menu aria-hidden="true" />
      </button>
    </div>
  );
}

/** Switches the sound; must be called from a tap or a key. */
export function useSoundSwitch(): () => void {
  const { settings, sound } = usePlay();
  return () => {
    const isSoundOn = !settings.current().isSoundOn;
    sound.setOn(isSoundOn);
    settings.change({ isSoundOn });
  };
}

interface MenuListProps {
  readonly onChoose: (sheet: MenuSheet) => void;
  readonly onClose: () => void;
}

export function MenuList({ onChoose, onClose }: MenuListProps) {
  const { t } = useText();
  const entry = (sheet: MenuSheet, icon: ReactNode, label: string) => (
    <li className={`menu-${sheet}`}>
      <button type="button" onClick={() => onChoose(sheet)}>
        {icon}
        {label}
      </button>
    </li>
  );
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <ul className="menu-list">
        {entry('rules', <BookOpen aria-hidden="true" />, t('menu.rules'))}
        {entry('fairness', <ShieldCheck aria-hidden="true" />, t('menu.fairness'))}
        {entry('statistics', <ChartNoAxesColumn aria-hidden="true" />, t('statistics.title'))}
        {entry('settings', <Settings aria-hidden="true" />, t('menu.settings'))}
        {entry('keys', <Keyboard aria-hidden="true" />, t('menu.keys'))}
      </ul>
    </Sheet>
  );
}
