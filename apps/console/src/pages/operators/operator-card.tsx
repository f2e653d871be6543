import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type OperatorRole, operatorRoles, parseOperatorRole } from '@wau/contract/permissions';
import { useId, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { SureButton } from '../../ui/sure-button.tsx';
import { RoleSelect } from './role-select.tsx';
import { useRoleName } from './use-role-name.ts';

interface OperatorCardProps {
  readonly operator: CallValue<Calls['listSiteOperators']>['list'][number];
  /** The name of whoever looks. */
  readonly me: string;
  readonly isMe: boolean;
  readonly onChange: () => void;
}

/** One operator with their roles; nobody changes their own. */
export function OperatorCard({ operator, me, isMe, onChange }: OperatorCardProps) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const nameOf = useRoleName();
  const headingId = useId();
  const [done, setDone] = useState<string>();
  const { operatorId } = operator;
  const change = useCommand({
    mutationFn: async ({ role, has }: { role: OperatorRole; has: boolean }) => {
      const params = { operatorId, role };
      if (!has) return client.call('takeOperatorRole', { params }).then(() => 'taken' as const);
      return (await client.call('giveOperatorRole', { params })).status;
    },
    onSuccess: (status, { role }) => setDone(t(`operators.done.${status}`, { role: nameOf(role) })),
    onSettled: onChange,
  });
  const ask = (name: string, has: boolean): void => {
    const role = parseOperatorRole(name);
    setDone(undefined);
    if (role !== undefined) change.mutate({ role, has });
  };
  const further = (Object.keys(operatorRoles) as OperatorRole[]).filter(
    (role) => !operator.roles.includes(role) && !operator.askedRoles.some((asked) => asked.role === role),
  );
  return (
    <section
      aria-labelledby={headingId}
      className="flex h-full flex-col gap-3 rounded-medium border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={headingId} className="grow text-lg font-semibold">
          {operator.username}
        </h2>
        {isMe ? <Badge tone="look">{t('work.badge.you')}</Badge> : null}
        {operator.isActive ? null : <Badge tone="bad">{t('operators.off')}</Badge>}
        {operator.hasSecondStep ? null : <Badge>{t('operators.no.step')}</Badge>}
      </div>
      {operator.roles.map((role) => (
        <div key={role} className="flex items-center justify-between gap-3">
          <span>{nameOf(role)}</span>
          {isMe ? null : <TakeButton name={nameOf(role)} onTake={() => ask(role, false)} />}
        </div>
      ))}
      {operator.askedRoles.map(({ role, askedBy }) => (
        <div
          key={role}
          className="flex flex-wrap items-center justify-between gap-3 rounded-small bg-raised p-3"
        >
          <span>{t('operators.asked', { role: nameOf(role), name: askedBy })}</span>
          {isMe ? null : (
            <span className="flex gap-2">
              {askedBy === me ? null : (
                <Button
                  look="primary"
                  label={t('operators.give.label', { role: nameOf(role) })}
                  onClick={() => ask(role, true)}
                >
                  {t('operators.give')}
                </Button>
              )}
              <Button
                label={t('operators.drop.label', { role: nameOf(role) })}
                onClick={() => ask(role, false)}
              >
                {t('operators.drop')}
              </Button>
            </span>
          )}
        </div>
      ))}
      {isMe || further.length === 0 ? null : (
        <FurtherRole roles={further} isBusy={change.isPending} onGive={(role) => ask(role, true)} />
      )}
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      {change.error === null ? null : <Notice tone="bad">{textOf(change.error)}</Notice>}
    </section>
  );
}

/** Two presses, since a role that two persons gave is not given back by one. */
function TakeButton({ name, onTake }: { name: string; onTake: () => void }) {
  const t = useTexts();
  return (
    <SureButton
      label={t('operators.take.label', { role: name })}
      sure={t('operators.take.sure', { role: name })}
      onSure={onTake}
    >
      {t('operators.take')}
    </SureButton>
  );
}

interface FurtherRoleProps {
  readonly roles: readonly OperatorRole[];
  readonly isBusy: boolean;
  readonly onGive: (role: OperatorRole) => void;
}

function FurtherRole({ roles, isBusy, onGive }: FurtherRoleProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<OperatorRole>();
  const role = chosen !== undefined && roles.includes(chosen) ? chosen : roles[0];
  if (role === undefined) return null;
  return (
    <div className="mt-auto flex items-end gap-2">
      <RoleSelect label={t('operators.further')} roles={roles} value={role} onChange={setChosen} />
      <Button isBusy={isBusy} onClick={() => onGive(role)}>
        {t('operators.give')}
      </Button>
    </div>
  );
}
