import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../platform/text.tsx';

/** A long value that can be selected with one tap and copied. */
export function CopyableText({ text }: { readonly text: string }) {
  const { t } = useText();
  const element = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    if (element.current !== null) window.getSelection()?.selectAllChildren(element.current);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A framed game may not write to the clipboard, but copy what is selected. Where it may not do that either, the
      // value stays selected for the phone's own menu.
      setCopied(document.execCommand('copy'));
    }
  }

  return (
    <span className="copyable">
      <code ref={element}>{text}</code>
      <button
        type="button"
        className="icon-button"
        aria-label={isCopied ? t('action.copied') : t('action.copy')}
        onClick={() => {
          copy().catch(() => setCopied(false));
        }}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
    </span>
  );
}
