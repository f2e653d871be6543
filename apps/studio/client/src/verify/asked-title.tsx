import { useCallback } from 'react';
import type { StudioApi } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { advertisedReturn } from '../play/advertised-return.ts';
import { TitleFigures } from '../play/title-figures.tsx';
import { useLoaded } from './use-loaded.ts';

/** What a bought feature is worth is told in the game, by whether the market allows it. */
const market = { allowsFeatureBuy: false };

interface AskedTitleProps {
  readonly api: StudioApi;
  readonly gameId: string;
}

/** What a title is and what it is worth, for whoever has not opened it. The page does without where it does not come. */
export function AskedTitle({ api, gameId }: AskedTitleProps) {
  const { t, language } = useText();
  const load = useCallback(async () => {
    const answer = await api.call('getTitle', { params: { gameId } });
    return answer.ok ? answer.value : undefined;
  }, [api, gameId]);
  const { loaded } = useLoaded(load);
  if (loaded.status !== 'loaded') return null;
  const { names, descriptions, figures } = loaded.value;
  return (
    <section className="judged">
      <header>
        <h2>{names[language]}</h2>
        <p className="quiet">{descriptions[language]}</p>
      </header>
      <dl className="facts">
        <dt>{t('rules.return')}</dt>
        <dd>{advertisedReturn(figures, market).text}</dd>
      </dl>
      <TitleFigures figures={figures} market={market} />
    </section>
  );
}
