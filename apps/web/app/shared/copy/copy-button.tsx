import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { copyText } from '../../platform/device/copy-text.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { toasts } from '../../ui/toasts/toast-store.ts';

const tickMs = 2_000;

interface CopyButtonProps {
  /** Asked for at the tap where it is a function, e.g. for the page's own address, which the server does not know. */
  readonly text: string | (() => string);
  /** What is copied, e.g. "Copy reference": on the button, or for those who do not see its icon. */
  readonly label: string;
  readonly look?: 'icon' | 'button';
  readonly isWide?: boolean;
}

/**
 * Copies a text, says that it did, and shows it by a tick. Where the browser lets nobody copy, it says how the player
 * can: by holding the text itself.
 */
export function CopyButton({ text, label, look = 'button', isWide = false }: CopyButtonProps) {
  const t = useTranslate();
  const [copies, setCopies] = useState(0);
  const [isTicked, setIsTicked] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setIsTicked(false), tickMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    if (await copyText(typeof text === 'string' ? text : text())) {
      setIsTicked(true);
      setCopies((count) => count + 1);
      toasts.show('success', t('copy.done'));
    } else {
      toasts.show('short', t('copy.failed'));
    }
  };
  const icon = isTicked ? <Check className="size-4 text-sea-text" /> : <Copy className="size-4" />;
  if (look === 'icon') {
    return (
      <IconButton label={label} onClick={() => void copy()} className="text-gold-text">
        {icon}
      </IconButton>
    );
  }
  return (
    <Button look="secondary" size="medium" isWide={isWide} onClick={copy}>
      {icon}
      {label}
    </Button>
  );
}
