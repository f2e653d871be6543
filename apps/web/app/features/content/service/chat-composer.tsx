import { chatImageLimitBytes, chatMessageLength } from '@wau/contract/chat-limits';
import ImagePlus from 'lucide-react/icons/image-plus';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import {
  checkPictureFile,
  type PictureProblem,
  pictureTypes,
} from '../../../platform/picture/check-picture-file.ts';
import { preparePicture } from '../../../platform/picture/prepare-picture.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { keepChatDraft, readChatDraft } from './chat-outbox.ts';

interface ChatComposerProps {
  readonly onSend: (content: string, picture: string | undefined) => void;
  readonly onType: () => void;
}

/** Words and a picture. What is being written outlives a reload and a lost line. */
export function ChatComposer({ onSend, onType }: ChatComposerProps) {
  const t = useTranslate();
  const [content, setContent] = useState(readChatDraft);
  const chosen = useChosenPicture();
  const { picture } = chosen;
  const canSend = (content.trim() !== '' || picture !== undefined) && !chosen.isPreparing;
  const write = (text: string) => {
    setContent(text);
    keepChatDraft(text);
    if (text.trim() !== '') onType();
  };
  const send = () => {
    if (!canSend) return;
    onSend(content.trim(), picture);
    // F1: a second tap of the same moment finds nothing to send.
    setContent('');
    keepChatDraft('');
    chosen.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // On a phone the key makes a new line, and the button sends.
    if (!isSending || !matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form method="post" onSubmit={submit} className="space-y-2">
      {picture === undefined ? null : (
        <div className="relative w-fit">
          <img
            src={picture}
            alt={t('pictures.one', { number: 1 })}
            className="size-24 rounded-medium object-cover"
          />
          <IconButton
            label={t('pictures.remove', { number: 1 })}
            onClick={chosen.clear}
            className="absolute -end-3 -top-3"
          >
            <span className="flex size-7 items-center justify-center rounded-full bg-raised shadow-low">
              <X className="size-4" />
            </span>
          </IconButton>
        </div>
      )}
      <p aria-live="polite" className="text-sm text-hibiscus-text empty:hidden">
        {chosen.problem}
      </p>
      <div className="flex items-end gap-1 rounded-medium border border-outline bg-surface p-1 focus-within:border-gold-text focus-within:ring-1 focus-within:ring-gold-text">
        <span className="relative flex size-11 shrink-0 items-center justify-center rounded-full text-gold-text focus-within:ring-2 focus-within:ring-gold-text">
          {chosen.isPreparing ? <Spinner className="size-6" /> : <ImagePlus className="size-6" />}
          <input
            type="file"
            accept={pictureTypes.join(',')}
            aria-label={t('pictures.add')}
            disabled={chosen.isPreparing}
            onChange={(event) => void chosen.take(event)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </span>
        <textarea
          name="message"
          aria-label={t('chat.message')}
          placeholder={t('chat.message.placeholder')}
          value={content}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByKey}
          maxLength={chatMessageLength}
          rows={1}
          className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-1 py-2.5 text-base outline-none"
        />
        <button
          type="submit"
          aria-label={t('chat.send')}
          disabled={!canSend}
          className="gold-fill inline-flex size-11 shrink-0 items-center justify-center rounded-full transition disabled:opacity-50"
        >
          <SendHorizontal className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
    </form>
  );
}

function useChosenPicture() {
  const t = useTranslate();
  const [picture, setPicture] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<PictureProblem | 'unreadable'>();
  const notes = {
    format: t('pictures.problem.format'),
    size: t('pictures.problem.size', { megabytes: chatImageLimitBytes / 1024 / 1024 }),
    unreadable: t('pictures.problem.unreadable'),
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setIsPreparing(true);
    const wrong = checkPictureFile(file, chatImageLimitBytes);
    const prepared = wrong === undefined ? await preparePicture(file).catch(() => undefined) : undefined;
    // The same file chosen again is to be noticed.
    target.value = '';
    setIsPreparing(false);
    setProblem(prepared === undefined ? (wrong ?? 'unreadable') : undefined);
    if (prepared !== undefined) setPicture(prepared);
  };
  return {
    picture,
    isPreparing,
    problem: problem === undefined ? undefined : notes[problem],
    take,
    clear: () => setPicture(undefined),
  };
}
