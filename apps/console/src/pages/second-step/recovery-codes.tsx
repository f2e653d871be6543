import { useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { Button } from '../../ui/button.tsx';
import { Gate } from '../../ui/card.tsx';

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setIsCopied(true);
  };
  return (
    <Gate title={t('step.codes.title')}>
      <p>{t('step.codes.why')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-medium border border-line bg-surface p-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex gap-3">
        <Button onClick={() => void copy().catch(() => setIsCopied(false))}>
          {isCopied ? t('step.codes.copied') : t('step.codes.copy')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('step.codes.done')}
        </Button>
      </div>
    </Gate>
  );
}
