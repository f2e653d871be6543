import type { LotteryPlay } from '@wau/rules/lottery/lottery-play';
import Info from 'lucide-react/icons/info';
import { memo, type ReactNode, useState } from 'react';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import type { MenuPlay } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useLotteryWords } from '../../../platform/lottery/use-lottery-word.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { oddsBySeries, returnBySeries } from './bet-line.ts';
import { useOddsText } from './odds-text.ts';

interface PlayCardProps {
  readonly family: string;
  readonly play: LotteryPlay;
  readonly menuPlay: MenuPlay;
  readonly series: number | undefined;
}

const shownPrizes = 12;

/** What a play is called, what it pays and gives back, and by a tap its rule with an example. */
export const PlayCard = memo(function PlayCard({ family, play, menuPlay, series }: PlayCardProps) {
  const t = useTranslate();
  const { word, playName, playRule } = useLotteryWords();
  const percent = usePercent();
  const odds = useOddsText();
  const { locale } = useLanguage();
  const name = playName(family, play.code);
  const rule = playRule(family, play.code);
  const [isOpen, setIsOpen] = useState(false);
  const { prizes, returnLowestPercent, returnHighestPercent, localName, lineCount, chargedLots } = menuPlay;
  const lowest = returnBySeries(returnLowestPercent, prizes, series);
  const highest = returnBySeries(returnHighestPercent, prizes, series);
  const paying = prizes.filter(({ isReturn }) => !isReturn).map((prize) => oddsBySeries(prize, series));
  const range = (low: string, high: string) => (low === high ? high : t('slip.range', { low, high }));
  return (
    <section className="rounded-medium bg-surface px-4 py-2">
      <div className="flex items-center gap-2">
        <div className="words py-1">
          <h2 className="font-semibold">
            {name}
            {localName === null || localName === name ? null : (
              <span className="ms-2 text-sm font-normal text-muted">{localName}</span>
            )}
          </h2>
          <p className="tabular text-sm text-muted">
            {t('slip.odds', { odds: range(odds(Math.min(...paying)), odds(Math.max(...paying))) })} ·{' '}
            {t('slip.return', { percent: range(percent(lowest), percent(highest)) })}
          </p>
        </div>
        <IconButton label={t('slip.rule')} isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Info className="size-5 text-muted" />
        </IconButton>
      </div>
      {isOpen ? (
        <div className="border-t border-line py-3 text-sm">
          {rule === undefined ? null : <p className="mb-3 text-pretty">{rule}</p>}
          <dl className="space-y-2">
            <Fact name={t('slip.lines.all')}>{Number(lineCount).toLocaleString(locale)}</Fact>
            {chargedLots === 1 ? null : <Fact name={t('slip.lots')}>{String(chargedLots)}</Fact>}
            {prizes.length < 2
              ? null
              : prizes.slice(0, shownPrizes).map((prize) => (
                  <Fact key={prize.prize} name={word(`prize.${family}.${prize.prize}`)}>
                    {prize.isReturn ? t('slip.refund') : odds(oddsBySeries(prize, series))}
                  </Fact>
                ))}
          </dl>
        </div>
      ) : null}
    </section>
  );
});

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular min-w-0 text-pretty">{children}</dd>
    </div>
  );
}
