import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ApiClient, unwrap } from '../../platform/api/api-client.ts';
import { gamePath } from '../../platform/game/game-path.ts';
import { useLanguage, useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useShortMoney } from '../../platform/money/use-money.ts';
import { verifyHref } from '../../platform/navigation/verify-href.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useFlag, useSite } from '../../platform/site/site-query.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-style.ts';
import { BottomSheet } from '../../ui/sheets/bottom-sheet.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { SiteImage } from '../image/site-image.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { useStartTrial } from '../trial/use-start-trial.ts';
import { GameLink } from './game-link.tsx';

type Card = CallValue<Calls['getGame']>;

const freshForMs = 300_000;

function gameQuery(api: ApiClient, nodeId: number) {
  return queryOptions({
    queryKey: ['games', 'card', nodeId],
    queryFn: ({ signal }) => unwrap(api.call('getGame', { query: { nodeId } }, { signal })),
    staleTime: freshForMs,
  });
}

interface GameSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly nodeId: number;
}

/** GA-01: what a game is worth and costs, before it is opened: return, volatility, largest win, stakes, rules, free play. */
export function GameSheet({ isOpen, onClose, nodeId }: GameSheetProps) {
  const t = useTranslate();
  const api = useApi();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t('card.title')} closeLabel={t('action.close')}>
      <div className="min-h-100 px-2 pb-2">
        <Loaded query={gameQuery(api, nodeId)} skeleton={<CardSkeleton />}>
          {(card) => <CardOf card={card} onClose={onClose} />}
        </Loaded>
      </div>
    </BottomSheet>
  );
}

function CardOf({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const t = useTranslate();
  const { code } = useLanguage();
  const { themeName } = useSite();
  const look = { language: code, theme: themeName, base: window.location.href };
  const rulesHref = verifyHref(card.rulesUrl, look);
  const marks = [card.isNew ? t('games.new') : '', card.isHot ? t('games.hot') : ''].filter(
    (mark) => mark !== '',
  );
  return (
    <div className="space-y-4">
      <div className="flex items-center gap-4">
        {/* A picture's formats would each take a gap of the row. */}
        <span className="size-24 shrink-0">
          <SiteImage
            path={card.iconUrl}
            alt=""
            width={512}
            height={512}
            sizes="96px"
            className="size-full rounded-large bg-surface object-cover"
          />
        </span>
        <div className="words">
          <h3 className="text-xl leading-tight font-bold text-balance">{card.gameName}</h3>
          <p className="mt-1 text-detail text-muted">{card.displayName}</p>
          {marks.length === 0 ? null : (
            <p className="mt-1 text-caption font-semibold text-gold-text">{marks.join(' · ')}</p>
          )}
        </div>
      </div>
      <Facts card={card} />
      {rulesHref === undefined ? null : (
        <a
          href={rulesHref}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center gap-2 font-semibold text-gold-text"
        >
          {t('card.rules')}
          <ExternalLink className="size-4" />
          <span className="sr-only">{t('help.detail.open')}</span>
        </a>
      )}
      <div className="space-y-3">
        <GameLink game={card} onTap={onClose} className={buttonClass('primary', 'large', true)}>
          {t('lottery.start.action')}
        </GameLink>
        <FreePlay card={card} />
      </div>
    </div>
  );
}

/** AC-10: play money for whoever has no session; a member's own account plays with its own. */
function FreePlay({ card }: { readonly card: Card }) {
  const t = useTranslate();
  const hasTrial = useFlag('FREEPLAY3');
  const session = useSession();
  const startTrial = useStartTrial(gamePath(card));
  if (!hasTrial || session !== undefined) return null;
  return (
    <Button look="secondary" isWide className="border border-outline" onClick={startTrial}>
      {t('login.popup.trial')}
    </Button>
  );
}

function Facts({ card }: { readonly card: Card }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const money = useShortMoney();
  const amount = (minor: string) => money(minorOf(minor), card.currencyCode);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const steps: Readonly<Record<Card['volatility'][number], string>> = {
    low: t('card.volatility.low'),
    mediumLow: t('card.volatility.mediumLow'),
    medium: t('card.volatility.medium'),
    mediumHigh: t('card.volatility.mediumHigh'),
    high: t('card.volatility.high'),
  };
  const [calmest, roughest] = card.volatility;
  const volatility =
    calmest === undefined
      ? undefined
      : roughest === undefined
        ? steps[calmest]
        : t('card.volatility.range', { from: steps[calmest], to: steps[roughest].toLocaleLowerCase(locale) });
  const facts = [
    { name: t('lottery.return'), value: percent.format(Number(card.returnPercent) / 100) },
    ...(volatility === undefined ? [] : [{ name: t('card.volatility'), value: volatility }]),
    { name: t('lottery.win'), value: amount(card.maxWinMinor) },
    {
      name: t('lottery.stake'),
      value: t('lottery.stake.range', {
        minimum: amount(card.minStakeMinor),
        maximum: amount(card.maxStakeMinor),
      }),
    },
  ];
  return (
    <dl className="divide-y divide-line rounded-large bg-surface px-4">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular text-end font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CardSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <div className="flex items-center gap-4">
        <Skeleton className="size-24 rounded-large" />
        <Skeleton className="h-12 flex-1" />
      </div>
      <Skeleton className="h-44 w-full rounded-large" />
      <Skeleton className="h-11 w-40" />
      <Skeleton className="h-13 w-full rounded-full" />
    </LoadingRegion>
  );
}
