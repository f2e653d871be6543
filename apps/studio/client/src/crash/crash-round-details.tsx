import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { eventOf, isRecord } from '../verified-game/verified-game.ts';
import { hundredthsText } from './hundredths.ts';

/** Where the flight ended, and where the bet left it. */
export function CrashRoundDetails({ round }: { readonly round: RoundView }) {
  const { t } = useText();
  const crash = eventOf(round.events, 'crashed')?.crashHundredths;
  const left = eventOf(round.events, 'crashCashedOut');
  const target = isRecord(round.parameters) ? round.parameters.autoCashOutHundredths : null;
  return (
    <dl className="facts">
      <dt>{t('crash.point')}</dt>
      <dd>
        <b>{typeof crash === 'number' ? `${hundredthsText(crash)}×` : '–'}</b>
      </dd>
      <dt>{t('crash.left')}</dt>
      <dd>
        {typeof left?.atHundredths === 'number'
          ? `${hundredthsText(left.atHundredths)}×`
          : t('crash.left.none')}
      </dd>
      <dt>{t('crash.auto')}</dt>
      <dd>{typeof target === 'number' ? `${hundredthsText(target)}×` : t('crash.auto.none')}</dd>
    </dl>
  );
}

/** What a round shows in a row of others: where the flight ended. */
export function crashText(round: RoundView): string {
  const crash = eventOf(round.events, 'crashed')?.crashHundredths;
  return typeof crash === 'number' ? `${hundredthsText(crash)}×` : '–';
}
