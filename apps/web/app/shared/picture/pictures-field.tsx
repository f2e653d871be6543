import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import {
  checkPictureFile,
  type PictureProblem,
  pictureTypes,
} from '../../platform/picture/check-picture-file.ts';
import { preparePicture } from '../../platform/picture/prepare-picture.ts';
import { Spinner } from '../../ui/spinner.tsx';

interface PicturesFieldProps {
  readonly label: string;
  /** As data URLs. */
  readonly pictures: readonly string[];
  readonly onChange: (pictures: readonly string[]) => void;
  readonly mostPictures: number;
  readonly limitBytes: number;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Takes some pictures from the gallery or the camera, each shown as it will be sent and taken away by a tap. */
export function PicturesField({
  label,
  pictures,
  onChange,
  mostPictures,
  limitBytes,
  error,
  isDisabled,
}: PicturesFieldProps) {
  const t = useTranslate();
  const noteId = useId();
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | 'unreadable' | 'many'>();
  const room = mostPictures - pictures.length;

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const files = [...(input.files ?? [])];
    setProblem(files.length > room ? 'many' : undefined);
    setIsPreparing(true);
    const taken: string[] = [];
    for (const file of files.slice(0, room)) {
      const wrong = checkPictureFile(file, limitBytes);
      const picture = wrong === undefined ? await preparePicture(file).catch(() => undefined) : undefined;
      if (picture === undefined) setProblem(wrong ?? 'unreadable');
      else taken.push(picture);
    }
    // The same file chosen again is to be noticed.
    input.value = '';
    setIsPreparing(false);
    if (taken.length > 0) onChange([...pictures, ...taken]);
  };
  const notes = {
    format: t('pictures.problem.format'),
    size: t('pictures.problem.size', { megabytes: limitBytes / 1024 / 1024 }),
    unreadable: t('pictures.problem.unreadable'),
    many: t('pictures.problem.many', { count: mostPictures }),
  };
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="mb-1.5 text-sm font-medium text-muted">{label}</legend>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <li key={picture} className="relative">
            <img
              src={picture}
              alt={t('pictures.one', { number: index + 1 })}
              className="size-24 rounded-medium bg-surface object-cover"
            />
            <button
              type="button"
              aria-label={t('pictures.remove', { number: index + 1 })}
              disabled={isDisabled}
              onClick={() => onChange(pictures.filter((other) => other !== picture))}
              className="absolute -end-2 -top-2 flex size-11 items-start justify-end p-1"
            >
              <span className="flex size-7 items-center justify-center rounded-full bg-raised shadow-low">
                <X className="size-4" />
              </span>
            </button>
          </li>
        ))}
        {room > 0 ? (
          <li className="relative flex size-24 items-center justify-center rounded-medium border border-dashed border-outline bg-surface text-gold-text focus-within:ring-2 focus-within:ring-gold-text">
            {isPreparing ? <Spinner className="size-7" /> : <ImagePlus className="size-7" />}
            <input
              type="file"
              accept={pictureTypes.join(',')}
              multiple={room > 1}
              aria-label={t('pictures.add')}
              disabled={isDisabled || isPreparing}
              onChange={(event) => void take(event)}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            />
          </li>
        ) : null}
      </ul>
      <p id={noteId} aria-live="polite" className="mt-1 min-h-5 text-sm text-hibiscus-text">
        {problem === undefined ? error : notes[problem]}
      </p>
    </fieldset>
  );
}
