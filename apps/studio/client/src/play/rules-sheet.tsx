import { currencyOf } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { decisionTimeoutHours } from '@wau/rules/decision-timeout';
import type { ReactNode } from 'react';
import { useText } from '../platform/text.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { advertisedReturn } from './advertised-return.ts';
import { useMoney, usePlay } from './play-context.tsx';
import { TitleFigures } from './title-figures.tsx';

interface RulesSheetProps {
  readonly onClose: () => void;
  readonly onFairness: () => void;
  /** What is special to the game: how it goes and what it pays. */
  readonly children: ReactNode;
}

export function RulesSheet({ onClose, onFairness, children }: RulesSheetProps) {
  const { t } = useText();
  const { title, limits, currencyCode, allowsFeatureBuy } = usePlay();
  const money = useMoney();
  const { lowestReturnPercent, text: advertisedText } = advertisedReturn(title.figures, { allowsFeatureBuy });
  const hundred = 100n * 10n ** BigInt(currencyOf(currencyCode).exponent);
  const back = (hundred * BigInt(Math.floor(lowestReturnPercent * 100))) / 10_000n;
  return (
    <Sheet title={t('rules.title')} onClose={onClose}>
      <section className="rules-return">
        <p className="rules-return-figure">{advertisedText}</p>
        <div>
          <h3>{t('rules.return')}</h3>
          <p>
            {t('rules.return.text', {
              stake: money.shortAmount(toMinor(hundred)),
              back: money.shortAmount(toMinor(back)),
            })}
          </p>
        </div>
      </section>
      {children}
      {/* A flight that many share goes on without whoever decides late. */}
      {title.playable.takesDecisions && !title.playable.isShared && (
        <p className="quiet">{t('rules.decisions', { hours: decisionTimeoutHours })}</p>
      )}
      <TitleFigures figures={title.figures} market={{ allowsFeatureBuy }} />
      <section>
        <h3>{t('rules.limits')}</h3>
        <dl className="facts">
          <dt>{t('rules.limits.minStake')}</dt>
          <dd>{money.shortAmount(limits.minStakeMinor)}</dd>
          <dt>{t('rules.limits.maxStake')}</dt>
          <dd>{money.shortAmount(limits.maxStakeMinor)}</dd>
          <dt>{t('rules.limits.maxWin')}</dt>
          <dd>{money.shortAmount(limits.maxWinMinor)}</dd>
        </dl>
        <p className="quiet">{t('rules.rounding')}</p>
      </section>
      <section>
        <p className="quiet">{t('rules.fairness')}</p>
        <button type="button" className="secondary-button" onClick={onFairness}>
          {t('fairness.title')}
        </button>
      </section>
    </Sheet>
  );
}
