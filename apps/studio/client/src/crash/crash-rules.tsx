import { crashEngine } from '@wau/rules/crash/crash-engine';
import { useText } from '../platform/text.tsx';
import { useMathematics } from '../play/play-context.tsx';
import { hundredthsText } from './hundredths.ts';

export function CrashRules() {
  const { t } = useText();
  const { maximumHundredths, doublingMs, bettingMs } = useMathematics(crashEngine);
  const seconds = (ms: number) => (ms / 1_000).toString();
  return (
    <ul className="rules-list">
      <li>{t('crash.rules.flight', { seconds: seconds(bettingMs), doubling: seconds(doublingMs) })}</li>
      <li>{t('crash.rules.out')}</li>
      <li>{t('crash.rules.clock')}</li>
      <li>{t('crash.rules.auto')}</li>
      <li>{t('crash.rules.maximum', { maximum: `${hundredthsText(maximumHundredths)}×` })}</li>
      <li>{t('crash.rules.failure')}</li>
      <li>{t('crash.rules.names')}</li>
    </ul>
  );
}
