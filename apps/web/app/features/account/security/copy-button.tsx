import Copy from 'lucide-react/icons/copy';
import { useTranslate } from '../../../platform/i18n/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-store.ts';

/** Copies a text; where the browser does not let us, it can still be selected by hand. */
export function CopyButton({
  text,
  label,
  isWide = false,
}: {
  text: string;
  label: string;
  isWide?: boolean;
}) {
  const t = useTranslate();
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    toasts.show('success', t('security.twostep.copied'));
  };
  return (
    <Button look="secondary" size="medium" isWide={isWide} onClick={copy}>
      <Copy className="size-4" />
      {label}
    </Button>
  );
}
