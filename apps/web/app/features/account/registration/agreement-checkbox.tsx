import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';

interface AgreementCheckboxProps {
  readonly years: number;
  readonly agrees: boolean;
  readonly onChange: (agrees: boolean) => void;
}

/** AC-12, AC-23: age and rules, agreed to from the start; without it the button rests. */
export function AgreementCheckbox({ years, agrees, onChange }: AgreementCheckboxProps) {
  const t = useTranslate();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-2 text-detail text-pretty text-muted">
        <input
          type="checkbox"
          checked={agrees}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-gold"
        />
        {t('agreement.age', { years })}
      </label>
      <Link
        to="/m/useragreement"
        className="ms-9 inline-flex min-h-11 items-center text-detail font-semibold text-gold-text"
      >
        {t('register.agreement')}
      </Link>
    </div>
  );
}
