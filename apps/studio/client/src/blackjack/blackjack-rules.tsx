import { blackjackEngine } from '@wau/rules/blackjack/blackjack-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';

export function BlackjackRules() {
  const { t } = useText();
  const rules = useMathematics(blackjackEngine);
  return (
    <ul className="rules-list">
      <li>{t('blackjack.rules.aim')}</li>
      <li>{t('blackjack.rules.decks', { count: rules.decks })}</li>
      <li>{t('blackjack.rules.pays', { ratio: rules.blackjackPays })}</li>
      <li>{t(rules.dealerHitsSoft17 ? 'blackjack.hits17' : 'blackjack.stands17')}</li>
      <li>{t(`blackjack.rules.hole.${rules.holeCard}`)}</li>
      <li>{t(`blackjack.rules.ties.${rules.ties}`)}</li>
      <li>{t(`blackjack.rules.double.${rules.double}`)}</li>
      {rules.splitHandsMaximum > 1 && (
        <li>{t('blackjack.rules.split', { count: rules.splitHandsMaximum })}</li>
      )}
      {rules.splitHandsMaximum > 1 && rules.double !== 'none' && (
        <li>{t(rules.doubleAfterSplit ? 'blackjack.rules.afterSplit' : 'blackjack.rules.notAfterSplit')}</li>
      )}
      {rules.insurance && <li>{t('blackjack.rules.insurance')}</li>}
      {rules.surrender && <li>{t('blackjack.rules.surrender')}</li>}
      {rules.charlieCards > 0 && <li>{t('blackjack.rules.charlie', { count: rules.charlieCards })}</li>}
      <li>{t('blackjack.rules.return')}</li>
      <li>{t('blackjack.rules.time')}</li>
    </ul>
  );
}
