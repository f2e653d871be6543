import { useInfiniteQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { PagedItems } from '../../ui/paged-items.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { type GameSwitch, gameSwitchesQuery } from './game-queries.ts';
import type { SwitchGame } from './use-game-switch.ts';

interface SwitchHistoryProps {
  readonly info: OperatorInfo;
  readonly onSwitch: SwitchGame;
}

/** Who switched what and why, the newest first; what still stands is undone by another switching. */
export function SwitchHistory({ info, onSwitch }: SwitchHistoryProps) {
  const services = useConsole();
  const t = useTexts();
  const asked = useInfiniteQuery(gameSwitchesQuery(services));
  return (
    <PagedItems asked={asked} none={t('games.history.none')}>
      {(switches) => (
        <ul aria-label={t('games.history')} className="flex flex-col gap-2">
          {switches.map((one) => (
            <li
              key={one.entryId}
              className="flex flex-wrap items-center justify-between gap-3 rounded-small border border-line bg-surface p-3"
            >
              <Switch one={one} />
              {mayDo(info, 'games.write') && isLast(one, switches) && one.now === one.switchedTo ? (
                <Undo one={one} onSwitch={onSwitch} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </PagedItems>
  );
}

/** Whether nothing was switched there since; the newest come first. */
function isLast(one: GameSwitch, switches: readonly GameSwitch[]): boolean {
  return one === switches.find(({ vendor, gameId }) => vendor === one.vendor && gameId === one.gameId);
}

function Switch({ one }: { one: GameSwitch }) {
  const { name, switchedTo, gameId, reason, changedBy, changedAt, isPlanned } = one;
  const t = useTexts();
  const { moment } = useFormats();
  const words = gameId === null ? 'games.history.vendor' : 'games.history.title';
  return (
    <div className="min-w-0 grow basis-72">
      <p className="break-words">{t(`${words}.${switchedTo}`, { name })}</p>
      {reason === null ? null : (
        <p className="break-words text-sm">{t('games.history.reason', { reason })}</p>
      )}
      <p className="text-sm text-muted">
        {isPlanned ? t('games.history.planned', { name: changedBy }) : changedBy} · {moment(changedAt)}
      </p>
    </div>
  );
}

function Undo({
  one: { vendor, gameId, name, switchedTo },
  onSwitch,
}: {
  one: GameSwitch;
  onSwitch: SwitchGame;
}) {
  const t = useTexts();
  const isOn = switchedTo === 'off';
  return (
    <ReasonForm
      action={t(isOn ? 'games.undo.on' : 'games.undo.off', { name })}
      isDangerous={!isOn}
      hint={t('games.reason.hint')}
      act={(reason) => onSwitch({ vendor, gameId: gameId ?? undefined, name }, isOn, reason)}
    />
  );
}
