import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { readGameToReturnTo } from '../../../platform/game/return-to-game.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { otherMethodPath, retryPath } from './deposit-draft.ts';
import { type Deposit, depositMethodsQuery } from './deposit-queries.ts';
import { PendingActions } from './pending-actions.tsx';

interface NextStepsProps {
  readonly deposit: Deposit;
  readonly onNew: () => void;
}

/** Where a player goes from a deposit: pay it, play with it, or try again. */
export function DepositNextSteps({ deposit, onNew }: NextStepsProps) {
  return <div className="mt-6 space-y-3">{stepsOf(deposit, onNew)}</div>;
}

function stepsOf(deposit: Deposit, onNew: () => void): ReactNode {
  if (deposit.status === 'pending') {
    return (
      <>
        <PendingActions deposit={deposit} />
        <BackToGame look="secondary" />
      </>
    );
  }
  return deposit.status === 'approved' ? <AfterSuccess onNew={onNew} /> : <AfterFailure deposit={deposit} />;
}

function AfterSuccess({ onNew }: Pick<NextStepsProps, 'onNew'>) {
  const t = useTranslate();
  return (
    <>
      <BackToGame
        look="primary"
        otherwise={
          <Link to="/m/home" className={buttonClass('primary', 'large', true)}>
            {t('deposit.play')}
          </Link>
        }
      />
      <Button look="secondary" isWide onClick={onNew}>
        {t('deposit.new')}
      </Button>
    </>
  );
}

/** Nothing came: the same again with one tap, or the amount by another method where there is one. */
function AfterFailure({ deposit }: Pick<NextStepsProps, 'deposit'>) {
  const t = useTranslate();
  const { data: methods } = useQuery(depositMethodsQuery(useApi()));
  const hasOther =
    methods?.some(({ methodCode, isOpen }) => isOpen && methodCode !== deposit.methodCode) === true;
  return (
    <>
      <Link to={retryPath(deposit)} className={buttonClass('primary', 'large', true)}>
        {t('action.retry')}
      </Link>
      {hasOther ? (
        <Link to={otherMethodPath(deposit)} className={buttonClass('secondary', 'large', true)}>
          {t('deposit.otherMethod')}
        </Link>
      ) : null}
      <BackToGame look="quiet" />
    </>
  );
}

interface BackToGameProps {
  readonly look: 'primary' | 'secondary' | 'quiet';
  /** Where the player did not come from a game. */
  readonly otherwise?: ReactNode;
}

function BackToGame({ look, otherwise = null }: BackToGameProps) {
  const t = useTranslate();
  const [game] = useState(readGameToReturnTo);
  if (game === undefined) return otherwise;
  return (
    <Link to={game.path} className={buttonClass(look, 'large', true)}>
      {t('deposit.backToGame', { game: game.gameName })}
    </Link>
  );
}
