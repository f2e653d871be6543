import { useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { type FormEvent, useState } from 'react';
import { type Agent, agentsKey } from '../../platform/agent-queries.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';

/** Whom the member is to stand under; null: nobody. */
type Target = { readonly memberId: MemberId; readonly userName: string } | null;

/** Puts the member under another upline: who that is first, and then why. */
export function MoveForm({ agent }: { agent: Agent }) {
  const services = useConsole();
  const { client, language } = services;
  const t = useTexts();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [target, setTarget] = useState<Target>();
  const [done, setDone] = useState<string>();
  const upline = agent.chain.at(-1) ?? null;
  const move = async (to: Target, reason: string): Promise<void> => {
    const { contractCount } = await client.call('moveMember', {
      params: { memberId: agent.memberId },
      body: { uplineId: to?.memberId ?? null, seenUplineId: upline?.memberId ?? null, reason },
    });
    setDone(t('agents.moved', { name: agent.userName, count: contractCount }));
    setTarget(undefined);
    setIsOpen(false);
    await queryClient.invalidateQueries({ queryKey: agentsKey(services) });
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      {isOpen ? (
        <>
          <p className="text-sm text-muted">{t('agents.move.about')}</p>
          <TargetForm agent={agent} onFound={setTarget} />
          {target === undefined ? null : (
            <ReasonForm
              key={target?.memberId ?? ''}
              action={
                target === null
                  ? t('agents.move.submit.top')
                  : t('agents.move.submit', { name: target.userName })
              }
              isDangerous
              told={[language.memberText(target === null ? 'inbox.upline.moved.top' : 'inbox.upline.moved')]}
              act={(reason) => move(target, reason)}
            />
          )}
        </>
      ) : (
        <div>
          <Button
            onClick={() => {
              setDone(undefined);
              setIsOpen(true);
            }}
          >
            {t('agents.move')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Looks the new upline up, so that a slip of the keyboard moves nobody. */
function TargetForm({ agent, onFound }: { agent: Agent; onFound: (target: Target | undefined) => void }) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [found, setFound] = useState<string>();
  const uplineId = agent.chain.at(-1)?.memberId ?? null;
  const tell = (target: Target | undefined, words: string): void => {
    const isSame = target !== undefined && (target?.memberId ?? null) === uplineId;
    setWrong(target === undefined ? words : isSame ? t('agents.move.same') : undefined);
    setFound(target === undefined || isSame ? undefined : words);
    onFound(isSame ? undefined : target);
  };
  const look = useCommand({
    mutationFn: async (userName: string): Promise<Target | undefined> => {
      if (userName === '') return null;
      const { list } = await client.call('findMembers', { query: { userName, pageSize: 1 } });
      const [first] = list;
      return first?.userName.toLowerCase() === userName.toLowerCase() ? first : undefined;
    },
    onSuccess: (target) => {
      if (target === undefined) tell(undefined, t('agents.move.unknown'));
      else if (target === null) tell(null, t('agents.top'));
      else tell(target, t('agents.move.found', { name: target.userName }));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look.mutate(name.trim());
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <TextField
        label={t('agents.move.to')}
        hint={t('agents.move.to.hint')}
        value={name}
        maxLength={64}
        error={wrong}
        onChange={(text) => {
          setName(text);
          setWrong(undefined);
          setFound(undefined);
          onFound(undefined);
        }}
      />
      <div>
        <Button type="submit" isBusy={look.isPending}>
          {t('agents.move.find')}
        </Button>
      </div>
      <p role="status">{found}</p>
      {look.error === null ? null : <Notice tone="bad">{textOf(look.error)}</Notice>}
    </form>
  );
}
