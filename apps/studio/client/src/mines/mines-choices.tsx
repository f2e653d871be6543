import type { MinesParameters } from '@wau/rules/mines/mines';
import { minesEngine } from '@wau/rules/mines/mines-engine';
import { NumberChoice } from '../instant/number-choice.tsx';
import { useText } from '../platform/text.tsx';
import { isBusy } from '../play/desk-state.ts';
import { useDesk, useMathematics } from '../play/play-context.tsx';

interface MinesChoicesProps {
  readonly parameters: MinesParameters;
  readonly isPlanned: boolean;
  readonly onPlanned: (isPlanned: boolean) => void;
  readonly onMines: (mines: number) => void;
}

export function MinesChoices({ parameters, isPlanned, onPlanned, onMines }: MinesChoicesProps) {
  const { t } = useText();
  const isLocked = useDesk(isBusy);
  const { minesMinimum, minesMaximum } = useMathematics(minesEngine);
  const choices = Array.from({ length: minesMaximum - minesMinimum + 1 }, (_, index) => minesMinimum + index);
  return (
    <div className="instant-choices">
      <fieldset className="choice-row" disabled={isLocked}>
        <legend className="visually-hidden">{t('instant.mode')}</legend>
        {[false, true].map((planned) => (
          <label key={String(planned)}>
            <input
              type="radio"
              name="mode"
              checked={isPlanned === planned}
              onChange={() => onPlanned(planned)}
            />
            {t(planned ? 'mines.planned' : 'mines.single')}
          </label>
        ))}
      </fieldset>
      <NumberChoice
        label={t('mines.mines')}
        value={parameters.mines}
        options={choices}
        textOf={(count) => t('mines.mines.value', { count })}
        onChoose={onMines}
      />
    </div>
  );
}
