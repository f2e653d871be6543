import { useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '../../platform/call-failure.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { type GameSwitchPlan, gamesKey } from './game-queries.ts';
import type { PlanOrder } from './plan-draft.ts';

/** What a switching came to, for the top of the page: what was pressed may be gone by then. */
export interface SwitchOutcome {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

export interface Switchable {
  readonly vendor: string;
  /** `undefined`: all of the vendor. */
  readonly gameId: string | undefined;
  readonly name: string;
}

export type SwitchGame = (what: Switchable, isOn: boolean, reason: string) => Promise<void>;
export type PlanSwitch = (what: Switchable, order: PlanOrder) => Promise<void>;
export type DropPlan = (plan: Pick<GameSwitchPlan, 'planId' | 'name'>) => Promise<void>;

/** What is done of switches. Where a colleague was faster, that is said, and how it stands is asked for anew. */
export function useGameSwitch(onOutcome: (outcome: SwitchOutcome) => void): {
  readonly onSwitch: SwitchGame;
  readonly onPlan: PlanSwitch;
  readonly onDrop: DropPlan;
} {
  const services = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const askAnew = () => queryClient.invalidateQueries({ queryKey: gamesKey(services) });
  return {
    onSwitch: async ({ vendor, gameId, name }, isOn, reason) => {
      const body = { isOn, reason };
      try {
        const { openRoundCount: count } =
          gameId === undefined
            ? await services.client.call('switchVendor', { params: { vendor }, body })
            : await services.client.call('switchGame', { params: { vendor, gameId }, body });
        const text = t(isOn ? 'games.done.on' : 'games.done.off', { name });
        const rounds = isOn || count === null || count === 0 ? '' : ` ${t('games.done.rounds', { count })}`;
        onOutcome({ tone: 'good', text: `${text}${rounds}` });
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'setting.changed') throw error;
        onOutcome({ tone: 'bad', text: `${name}: ${textOf(error)}` });
      } finally {
        await askAnew();
      }
    },
    onPlan: async ({ vendor, gameId = null, name }, order) => {
      await services.client.call('planGameSwitch', { body: { vendor, gameId, ...order } });
      onOutcome({ tone: 'good', text: t('games.plan.done', { name }) });
      await askAnew();
    },
    onDrop: async ({ planId, name }) => {
      try {
        await services.client.call('dropGameSwitchPlan', { params: { planId } });
        onOutcome({ tone: 'good', text: t('games.plan.dropped', { name }) });
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'switch.plan.settled') throw error;
        onOutcome({ tone: 'bad', text: `${name}: ${textOf(error)}` });
      } finally {
        await askAnew();
      }
    },
  };
}
