import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/console-services.ts';
import { useCommand } from '../platform/use-command.ts';
import { useFailureText } from '../platform/use-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export interface CasePicture {
  /** Of what is read; `bin`: nobody knows, and no browser draws it. */
  readonly format: 'jpg' | 'png' | 'webp' | 'bin';
  /** In base64. */
  readonly image: string;
  readonly words: string;
}

export interface OpenedPictures {
  readonly pictures: readonly CasePicture[];
  /** What is shown with them. */
  readonly note?: ReactNode;
}

interface CasePicturesProps {
  readonly title: string;
  /** What is known of them before anybody looks. */
  readonly about?: string;
  readonly showText: string;
  readonly open: () => Promise<OpenedPictures>;
}

const mediaTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Pictures that a member has sent. They are fetched by hand alone, since looking at them is kept in the audit. */
export function CasePictures({ title, about, showText, open }: CasePicturesProps) {
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const opened = useCommand({
    mutationFn: open,
    // That somebody has looked may be what a decision waits for.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['work'] }),
  });
  return (
    <section aria-label={title} className="flex flex-col items-start gap-2">
      {about === undefined ? null : <p>{about}</p>}
      {opened.data === undefined ? (
        <>
          <Button isBusy={opened.isPending} onClick={() => opened.mutate()}>
            {showText}
          </Button>
          <p className="text-sm text-muted">{t('picture.kept')}</p>
        </>
      ) : (
        <>
          {opened.data.note}
          {opened.data.pictures.map((picture) => (
            <Picture key={picture.words} picture={picture} />
          ))}
        </>
      )}
      {opened.error === null ? null : <Notice tone="bad">{textOf(opened.error)}</Notice>}
    </section>
  );
}

function Picture({ picture: { format, image, words } }: { picture: CasePicture }) {
  const t = useTexts();
  if (format === 'bin') return <Notice tone="look">{t('picture.unreadable', { picture: words })}</Notice>;
  return (
    <img
      src={`data:${mediaTypes[format]};base64,${image}`}
      alt={words}
      className="max-h-[70vh] max-w-full rounded-small border border-line"
    />
  );
}
