import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notesQuery } from './member-queries.ts';

const longestNote = 1_000;

/** What colleagues have noted; a note is never changed, another one puts it right. */
export function MemberNotes({ memberId, canWrite }: { memberId: MemberId; canWrite: boolean }) {
  const services = useConsole();
  const t = useTexts();
  const { moment } = useFormats();
  const notes = useQuery(notesQuery(services, memberId));
  return (
    <DeskSection title={t('member.notes')}>
      <Asked query={notes}>
        {(list) =>
          list.length === 0 ? (
            <Notice>{t('member.notes.none')}</Notice>
          ) : (
            <ul className="flex flex-col gap-3">
              {list.map(({ noteId, content, writtenBy, writtenAt }) => (
                <li key={noteId} className="rounded-small bg-raised p-3">
                  <p className="whitespace-pre-wrap">{content}</p>
                  <p className="text-sm text-muted">
                    {writtenBy} · {moment(writtenAt)}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
      {canWrite ? <NoteForm memberId={memberId} /> : null}
    </DeskSection>
  );
}

function NoteForm({ memberId }: { memberId: MemberId }) {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const [content, setContent] = useState('');
  const note = useCommand({
    mutationFn: (text: string) =>
      services.client.call('addMemberNote', { params: { memberId }, body: { content: text } }),
    onSuccess: () => {
      setContent('');
      return queryClient.invalidateQueries({ queryKey: notesQuery(services, memberId).queryKey });
    },
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const text = content.trim();
        if (text !== '') note.mutate(text);
      }}
    >
      <TextField
        label={t('member.note.new')}
        value={content}
        onChange={setContent}
        lines={2}
        maxLength={longestNote}
      />
      {note.error === null ? null : <Notice tone="bad">{textOf(note.error)}</Notice>}
      <div>
        <Button type="submit" isBusy={note.isPending}>
          {t('member.note.add')}
        </Button>
      </div>
    </form>
  );
}
