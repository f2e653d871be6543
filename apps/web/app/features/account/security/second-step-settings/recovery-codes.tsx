import { useTranslate } from '../../../../platform/language/use-language.ts';
import { CopyButton } from '../../../../shared/copy/copy-button.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslate();
  return (
    <div className="space-y-4 rounded-large bg-surface p-4 shadow-low">
      <div>
        <h2 className="text-lg font-semibold">{t('security.twostep.codes.title')}</h2>
        <p className="mt-1 text-pretty text-muted">{t('security.twostep.codes.text')}</p>
      </div>
      <ul className="halves gap-2">
        {codes.map((code) => (
          <li key={code} className="rounded-small bg-raised py-2 text-center font-mono text-base">
            {code}
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('security.twostep.copy.codes')} isWide />
      <Button isWide onClick={onDone}>
        {t('security.twostep.codes.done')}
      </Button>
    </div>
  );
}
