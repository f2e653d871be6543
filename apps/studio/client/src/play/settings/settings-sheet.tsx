import { useId } from 'react';
import { useText } from '../../platform/text.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { usePlay, useSettings } from '../play-context.tsx';

interface SettingsSheetProps {
  /** Whether rounds of this game can be played faster. */
  readonly hasTurbo?: boolean;
  readonly onClose: () => void;
}

export function SettingsSheet({ hasTurbo = true, onClose }: SettingsSheetProps) {
  const { t } = useText();
  const { settings, sound } = usePlay();
  const { isTurbo, isSoundOn, effectsPercent, musicPercent, hasHaptics } = useSettings(
    (settings) => settings,
  );
  return (
    <Sheet title={t('menu.settings')} onClose={onClose}>
      <div className="settings">
        {hasTurbo && (
          <Switch
            label={t('settings.turbo')}
            isOn={isTurbo}
            onSwitch={(on) => settings.change({ isTurbo: on })}
          />
        )}
        <Switch
          label={t('settings.sound')}
          isOn={isSoundOn}
          onSwitch={(on) => {
            sound.setOn(on);
            settings.change({ isSoundOn: on });
          }}
        />
        <Volume
          label={t('settings.effects')}
          percent={effectsPercent}
          onChoose={(percent) => settings.change({ effectsPercent: percent })}
        />
        <Volume
          label={t('settings.music')}
          percent={musicPercent}
          onChoose={(percent) => settings.change({ musicPercent: percent })}
        />
        <Switch
          label={t('settings.haptics')}
          isOn={hasHaptics}
          onSwitch={(on) => settings.change({ hasHaptics: on })}
        />
      </div>
    </Sheet>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

function Switch({ label, isOn, onSwitch }: SwitchProps) {
  const { t } = useText();
  return (
    <label className="check-row">
      <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
      <span>{label}</span>
      <span className="quiet" aria-hidden="true">
        {isOn ? t('settings.on') : t('settings.off')}
      </span>
    </label>
  );
}

interface VolumeProps {
  readonly label: string;
  readonly percent: number;
  readonly onChoose: (percent: number) => void;
}

function Volume({ label, percent, onChoose }: VolumeProps) {
  const fieldId = useId();
  return (
    <div className="volume-row">
      <label htmlFor={fieldId}>{label}</label>
      <input
        id={fieldId}
        type="range"
        min={0}
        max={100}
        step={10}
        value={percent}
        onChange={(event) => onChoose(event.target.valueAsNumber)}
      />
      <output className="quiet figure">{percent} %</output>
    </div>
  );
}
