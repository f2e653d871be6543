import type { ConversationId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ChatPictureProps {
  readonly conversationId: ConversationId;
  readonly messageNumber: number;
}

/** The picture of a message is fetched by hand alone, since looking at it is kept in the audit. */
export function ChatPicture({ conversationId, messageNumber }: ChatPictureProps) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const picture = useCommand({
    mutationFn: () => client.call('openChatImage', { params: { conversationId, messageNumber } }),
  });
  return (
    <div className="flex flex-col items-start gap-1">
      {picture.data === undefined ? (
        <>
          <Button isBusy={picture.isPending} onClick={() => picture.mutate()}>
            {t('chat.picture.show')}
          </Button>
          <p className="text-sm text-muted">{t('picture.kept')}</p>
        </>
      ) : (
        <img
          src={`data:image/jpeg;base64,${picture.data.image}`}
          alt={t('chat.picture')}
          className="max-h-[40vh] max-w-full rounded-small border border-line"
        />
      )}
      {picture.error === null ? null : <Notice tone="bad">{textOf(picture.error)}</Notice>}
    </div>
  );
}
