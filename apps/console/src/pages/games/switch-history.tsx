import { useInfiniteQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
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
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    gameSwitchesQuery(services),
  );
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const switches = data.pages.flatMap(({ list }) => list);
  if (switches.length === 0) return <Notice>{t('games.history.none')}</Notice>;
  const isLast = (one: GameSwitch): boolean =>
    one === switches.find(({ vendor, gameId }) => vendor === one.vendor && gameId === one.gameId);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('games.history')} className="flex flex-col gap-2">
        {switches.map((one) => (
          <li
            key={one.entryId}
            className="flex flex-wrap items-center justify-between gap-3 rounded-small border border-line bg-surface p-3"
          >
            <Switch one={one} />
            {mayDo(info, 'games.write') && isLast(one) && one.now === one.switchedTo ? (
              <Undo one={one} onSwitch={onSwitch} />
            ) : null}
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('games.more')}
        </Button>
      ) : null}
    </div>
  );
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
