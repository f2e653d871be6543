import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo } from '../../platform/operator-info.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { type LotteryOdds, lotteryOddsQuery, type OddsChoice } from './lottery-odds-queries.ts';
import { OddsTable } from './odds-table.tsx';

/** What lotteries pay, with the return that follows from it. */
export function LotteryOddsPage({ info }: PageProps) {
  const services = useConsole();
  const t = useTexts();
  const [address, setAddress] = useSearchParams();
  const choice = choiceOf(address);
  const { data: site, error, refetch } = useQuery(lotteryOddsQuery(services, choice));
  const mayChange = mayDo(info, 'settings.write');
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl font-bold">{t('odds.title')}</h1>
      {mayChange ? null : <Notice>{t('odds.read')}</Notice>}
      {site === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <LoadingFailure error={error} onAgain={() => void refetch()} />
        )
      ) : site.family === null ? (
        <p className="text-muted">{t('odds.no.lottery')}</p>
      ) : (
        <>
          <Choice site={site} onChoose={(next) => setAddress({ ...next })} />
          <Band site={site} />
          <OddsTable key={`${site.family} ${site.gameId}`} site={site} mayChange={mayChange} />
        </>
      )}
    </div>
  );
}

/** What is looked at stands in the address, so that it can be sent on. */
function choiceOf(address: URLSearchParams): OddsChoice {
  const [family, gameId] = [address.get('family'), address.get('gameId')];
  return { ...(family ? { family } : {}), ...(gameId ? { gameId } : {}) };
}

interface ChoiceProps {
  readonly site: LotteryOdds;
  readonly onChoose: (choice: OddsChoice) => void;
}

function Choice({ site: { families, family, gameId }, onChoose }: ChoiceProps) {
  const t = useTexts();
  const { word } = useLotteryWords();
  const games = families.find((each) => each.family === family)?.games ?? [];
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectField
        label={t('odds.family')}
        value={family ?? ''}
        options={families.map((each) => ({
          value: each.family,
          text: `${word(`family.${each.family}`)} (${each.family})`,
        }))}
        onChange={(chosen) => onChoose({ family: chosen })}
      />
      <SelectField
        label={t('odds.game')}
        value={gameId ?? ''}
        options={[
          { value: '', text: t('odds.game.all') },
          ...games.map((game) => ({ value: game.gameId, text: game.name })),
        ]}
        hint={t('odds.game.hint')}
        onChange={(chosen) =>
          onChoose({ ...(family === null ? {} : { family }), ...(chosen === '' ? {} : { gameId: chosen }) })
        }
      />
    </div>
  );
}

function Band({ site }: { site: LotteryOdds }) {
  const t = useTexts();
  const { percent } = useFormats();
  return (
    <Notice>
      {t('odds.band', {
        lowest: percent(site.returnLowestBasisPoints / 100),
        highest: percent(site.returnHighestBasisPoints / 100),
        seriesLowest: site.seriesLowest,
        seriesHighest: site.seriesHighest,
      })}
    </Notice>
  );
}
