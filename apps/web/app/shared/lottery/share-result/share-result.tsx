import { latePart } from '@wau/late-scripts/late-part';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { MissingSheet } from '../../../ui/sheets/missing-sheet.tsx';
import { useOnceOpened } from '../../../ui/sheets/use-once-opened.ts';
import type { ResultPicture } from './result-picture.ts';

const ShareResultSheet = latePart(
  async () => (await import('./share-result-sheet.tsx')).ShareResultSheet,
  MissingSheet,
);

interface ShareResultProps {
  readonly picture: ResultPicture;
  /** What the player won in the draw, as it is written: in the picture only if they choose so. */
  readonly won?: string | undefined;
}

/** The way to a picture of a result; what makes it comes when it is first wanted. */
export function ShareResult({ picture, won }: ShareResultProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useOnceOpened(isOpen);
  return (
    <>
      <button
        type="button"
        aria-label={t('share.result.of', { numero: picture.numero })}
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 text-caption font-medium text-gold-text"
      >
        <Share2 className="size-4" />
        {t('share.result')}
      </button>
      {hasOpened ? <ShareResultSheet {...{ isOpen, picture, won }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
