import { saveBlob } from '@wau/browser/save-file';
import { useEffect, useMemo, useRef, useState } from 'react';
import { canShareFiles, shareFile } from '../../../platform/device/share-file.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { numbersText } from '../numbers-text.ts';
import { paintResult, pictureFile } from './paint-result.ts';
import { layOutResult, type ResultPicture } from './result-picture.ts';

interface ShareResultSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly picture: ResultPicture;
  /** What the player won in the draw, as it is written. */
  readonly won: string | undefined;
}

/** LO-06: the picture of a result as it will be handed on, and the way to hand it on or to keep it. */
export function ShareResultSheet({ isOpen, onClose, picture, won }: ShareResultSheetProps) {
  const t = useTranslate();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('share.result.title')}
      closeLabel={t('action.close')}
    >
      <SheetContent picture={picture} won={won} />
    </BottomSheet>
  );
}

function SheetContent({ picture, won }: Pick<ShareResultSheetProps, 'picture' | 'won'>) {
  const t = useTranslate();
  const word = useLotteryWord();
  const { brandName } = useSite();
  const canvas = useRef<HTMLCanvasElement>(null);
  // Nobody's win is shown unless they say so.
  const [showsWin, setShowsWin] = useState(false);
  const [note, setNote] = useState('');
  const layout = useMemo(
    () =>
      layOutResult(picture, {
        brand: brandName,
        prizeName: (prize) => word(wordId('prize', picture.family, prize)),
        won: showsWin && won !== undefined ? { title: t('share.won'), amount: won } : undefined,
      }),
    [picture, brandName, word, showsWin, won, t],
  );
  useEffect(() => {
    if (canvas.current !== null) paintResult(canvas.current, layout);
  }, [layout]);
  const isShared = canShareFiles('image/png');
  const handOn = async () => {
    setNote('');
    const name = `${picture.numero}.png`;
    const file = canvas.current === null ? undefined : await pictureFile(canvas.current, name);
    if (file === undefined || (isShared && !(await shareFile(picture.lottery, file)))) {
      setNote(t('share.failed'));
      return;
    }
    if (!isShared) saveBlob(name, file);
  };
  return (
    <div className="space-y-3">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('share.picture', {
          ...{ lottery: picture.lottery, numero: picture.numero },
          numbers: numbersText(picture.family, picture.result, word),
        })}
        className="mx-auto block max-h-[45dvh] max-w-full rounded-medium border border-line"
      />
      {won === undefined ? null : (
        <Checkbox label={t('share.win')} isChecked={showsWin} onChange={setShowsWin} />
      )}
      <p className="text-caption text-pretty text-muted">{t('share.text')}</p>
      <p role="alert" className={note === '' ? 'sr-only' : 'text-detail text-hibiscus-text'}>
        {note}
      </p>
      <Button isWide onClick={handOn}>
        {t(isShared ? 'share.send' : 'share.save')}
      </Button>
    </div>
  );
}
