import { useText } from '../platform/text.tsx';
import { isBusy } from '../play/desk-state.ts';
import { useDesk } from '../play/play-context.tsx';

export type Risk = 'low' | 'medium' | 'high';

interface RiskChoiceProps {
  readonly risks: readonly Risk[];
  readonly risk: Risk;
  readonly onChoose: (risk: Risk) => void;
}

/** The risks that a title offers; nothing where there is only one. */
export function RiskChoice({ risks, risk, onChoose }: RiskChoiceProps) {
  const { t } = useText();
  // A round that is under way keeps what it was begun with.
  const isLocked = useDesk(isBusy);
  if (risks.length < 2) return null;
  return (
    <fieldset className="choice-row" disabled={isLocked}>
      <legend className="visually-hidden">{t('instant.risk')}</legend>
      {risks.map((each) => (
        <label key={each}>
          <input type="radio" name="risk" checked={risk === each} onChange={() => onChoose(each)} />
          {t(`instant.risk.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
