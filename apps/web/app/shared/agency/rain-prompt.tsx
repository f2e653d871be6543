import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CloudRain from 'lucide-react/icons/cloud-rain';
import { Link } from 'react-router';
import { nextRain, type RedRain, redRainsQuery } from '../../platform/agency/red-rains.ts';
import { useAllTexts } from '../../platform/language/use-all-texts.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { countdownText, type SalesClock } from '../../platform/lottery/sales-clock.ts';
import { useSecondsUntil } from '../../platform/lottery/use-seconds-until.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useFlag } from '../../platform/site/site-query.ts';
import { isTrial } from '../../platform/trial/is-trial.ts';

/** A rain that starts later is announced by the inbox alone. */
const promptedSeconds = 3_600;

/** Whether there is still anything to catch, where thousands look on: home says no more of a rain than that it falls. */
const pace = { nearMs: 0, everyMs: 30_000 };

/** AG-04: leads to the red rain that falls or starts within the hour; nothing where there is none. */
export function RainPrompt() {
  const session = useSession();
  const isOffered = useFlag('REDRAIN3') && session !== undefined && !isTrial(session);
  const isTold = useFlag('MAILCEN');
  const { data } = useQuery({ ...redRainsQuery(useApi(), { ...pace, isTold }), enabled: isOffered });
  const rain = data === undefined ? undefined : nextRain(data);
  const isSpoken = useAllTexts(rain !== undefined);
  if (!isOffered || data === undefined || rain === undefined || !isSpoken) return null;
  return <Prompt rain={rain} clock={data.clock} />;
}

function Prompt({ rain, clock }: { readonly rain: RedRain; readonly clock: SalesClock }) {
  const t = useTranslate();
  const seconds = useSecondsUntil(rain.startsAt, clock) ?? 0;
  if (seconds > promptedSeconds) return null;
  return (
    <Link
      to="/m/redRain"
      className="flex min-h-14 items-center gap-3 rounded-large border border-hibiscus-text bg-surface px-4 py-2 shadow-low hover:bg-raised pressed:bg-raised"
    >
      <CloudRain className="size-5 shrink-0 text-hibiscus-text" />
      <span className="tabular min-w-0 flex-1 text-detail font-medium">
        {seconds === 0 ? t('rain.prompt.now') : t('rain.prompt.coming', { time: countdownText(seconds) })}
      </span>
      <ChevronRight className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
