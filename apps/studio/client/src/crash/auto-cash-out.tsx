import { lowestCashOutHundredths } from '@wau/rules/crash/crash';
import { crashEngine } from '@wau/rules/crash/crash-engine';
import { useId, useState } from 'react';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { hundredthsText, parseHundredths } from './hundredths.ts';

export interface AutoCashOut {
  readonly isOn: boolean;
  readonly text: string;
  /** `null` when it is off, `undefined` while what is typed is no target. */
  readonly hundredths: number | null | undefined;
  readonly set: (isOn: boolean, text: string) => void;
}

export function useAutoCashOut(opening: number | null): AutoCashOut {
  const { maximumHundredths } = useMathematics(crashEngine);
  const [{ isOn, text }, change] = useState({
    isOn: opening !== null,
    text: hundredthsText(opening ?? 200),
  });
  const typed = parseHundredths(text);
  const isTarget = typed !== undefined && typed >= lowestCashOutHundredths && typed <= maximumHundredths;
  return {
    isOn,
    text,
    hundredths: isOn ? (isTarget ? typed : undefined) : null,
    set: (nextOn, nextText) => change({ isOn: nextOn, text: nextText }),
  };
}

/** Where the server cashes out by itself, whatever becomes of the connection. */
export function AutoCashOutField({ auto }: { readonly auto: AutoCashOut }) {
  const { t } = useText();
  const { maximumHundredths } = useMathematics(crashEngine);
  const noteId = useId();
  const isWrong = auto.hundredths === undefined;
  return (
    <div className="crash-auto">
      <label className="check-row">
        <input
          type="checkbox"
          checked={auto.isOn}
          onChange={(event) => auto.set(event.target.checked, auto.text)}
        />
        <span>{t('crash.auto')}</span>
      </label>
      <span className="crash-auto-field" data-wrong={isWrong}>
        <input
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={t('crash.auto.field')}
          aria-invalid={isWrong}
          aria-describedby={noteId}
          disabled={!auto.isOn}
          value={auto.text}
          onChange={(event) => auto.set(auto.isOn, event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <span aria-hidden="true">×</span>
      </span>
      <span id={noteId} className="crash-auto-note" role="status">
        {isWrong && t('crash.auto.wrong', { maximum: `${hundredthsText(maximumHundredths)}×` })}
      </span>
    </div>
  );
}
