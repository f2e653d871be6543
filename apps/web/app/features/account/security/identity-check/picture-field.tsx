import Camera from 'lucide-react/icons/camera';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { preparePicture } from '../../../../platform/picture/prepare-picture.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/spinner.tsx';

interface PictureFieldProps {
  readonly label: string;
  readonly name: string;
  /** The picture as a data URL; empty where there is none yet. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Takes a picture from the camera or the gallery, whichever the phone offers, and shows it as it will be sent. */
export function PictureField({ label, name, value, onChange, error, isDisabled }: PictureFieldProps) {
  const t = useTranslate();
  const id = useId();
  const noteId = `${id}-note`;
  const latest = useRef(0);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const file = input.files?.[0];
    if (file === undefined) return;
    latest.current += 1;
    const mine = latest.current;
    setIsPreparing(true);
    setIsUnreadable(false);
    const picture = await preparePicture(file).catch(() => '');
    // The same file chosen again is to be noticed.
    input.value = '';
    // Somebody has chosen another one while this one was drawn.
    if (mine !== latest.current) return;
    setIsPreparing(false);
    setIsUnreadable(picture === '');
    onChange(picture);
  };
  const note = isUnreadable ? t('security.identity.unreadable') : error;
  return (
    <div className="mb-3">
      <p className="mb-1.5 text-sm font-medium text-muted">{label}</p>
      <div
        className={classNames(
          'relative flex min-h-44 flex-col items-center justify-center gap-2 overflow-hidden rounded-large border border-dashed bg-surface focus-within:ring-2 focus-within:ring-gold-text',
          note === undefined ? 'border-outline' : 'border-hibiscus-text',
        )}
      >
        {value === '' ? (
          <>
            {isPreparing ? <Spinner className="size-8" /> : <Camera className="size-8 text-gold-text" />}
            <span className="px-4 text-center text-pretty">{t('security.identity.choose')}</span>
          </>
        ) : (
          <>
            <img src={value} alt={label} className="absolute inset-0 size-full object-contain" />
            <span className="absolute end-2 bottom-2 rounded-full bg-raised px-3 py-1 text-caption font-medium">
              {isPreparing ? <Spinner className="size-4" /> : t('security.identity.another')}
            </span>
          </>
        )}
        <input
          type="file"
          accept="image/*"
          name={name}
          aria-label={`${label}: ${t(value === '' ? 'security.identity.choose' : 'security.identity.another')}`}
          aria-invalid={note === undefined ? undefined : true}
          aria-describedby={noteId}
          disabled={isDisabled}
          onChange={(event) => void take(event)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <p id={noteId} aria-live="polite" className="mt-1 min-h-5 text-sm text-hibiscus-text">
        {note}
      </p>
    </div>
  );
}
