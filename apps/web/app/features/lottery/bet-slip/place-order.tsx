import { toMinor } from '@wau/money/minor';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotterySetting } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { loginPathFor } from '../../../platform/session/require-session.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { BasketLine } from './basket.ts';
import type { BasketContentProps } from './basket-content-props.ts';
import { rebateOf, stakeOf } from './bet-line.ts';
import type { Chase } from './chase.ts';
import type { LineRefusal } from './line-refusal.ts';
import { orderBodyOf } from './order-body.ts';
import { OrderFailure } from './order-failure.tsx';

interface PlaceOrderProps extends BasketContentProps {
  readonly lines: readonly BasketLine[];
  /** Without one only the next draw is staked on. */
  readonly chase: Chase | undefined;
  readonly stopsOnWin: boolean;
  /** The draw that the slip is meant for, or the first of them. */
  readonly numero: string | undefined;
  /** What was not taken for that draw. */
  readonly refusals: ReadonlyMap<BasketLine, LineRefusal>;
  readonly otherDraw: ReactNode;
}

/** The sum of the slip, what the last attempt came to, and the button that sends it. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { gameId, lines: all, order, chase, stopsOnWin, numero, refusals, otherDraw } = props;
  const { setting } = props.offer;
  const t = useTranslate();
  const money = useMoney();
  const session = useSession();
  const { attempted, isUnresolved } = order;
  const rest = all.filter((line) => !refusals.has(line));
  const hasRefused = rest.length < all.length;
  const multiples = chase?.draws.map(({ multiple }) => multiple) ?? [1];
  const stakeMinor = multiples.reduce(
    (sum, multiple) => sum + BigInt(multiple) * rest.reduce((ofDraw, line) => ofDraw + stakeOf(line), 0n),
    0n,
  );
  const again = isUnresolved && attempted?.lines === all ? attempted : undefined;
  const amount = money(toMinor(stakeMinor), setting.currencyCode);
  const send = () => {
    if (again !== undefined) return order.send(again);
    if (numero === undefined) return undefined;
    const lines = hasRefused ? rest : all;
    const body = orderBodyOf({
      ...{ gameId, numero, lines, chase: chase?.draws, stopsOnWin },
      acceptsParts: hasRefused,
    });
    return order.send({ body, lines });
  };
  return (
    <div className="sticky -bottom-4 bg-raised pt-2 pb-1">
      <OrderFailure order={order} numero={numero} onAllAsOffered={props.onAllAsOffered} />
      {hasRefused ? (
        <p role="alert" className="mb-2 text-sm text-pretty text-hibiscus-text">
          {t('slip.refused', { count: all.length - rest.length })}
        </p>
      ) : null}
      {otherDraw}
      <p className="tabular mb-2 flex flex-wrap justify-between gap-x-3">
        <span className="text-muted">
          {numero === undefined
            ? t('slip.draw.none')
            : chase === undefined
              ? t('slip.for', { numero })
              : t('slip.for.many', { numero, draws: chase.draws.length })}
        </span>
        <b>{amount}</b>
      </p>
      <Rebate lines={rest} multiples={multiples} setting={setting} />
      {session === undefined ? (
        <Link to={loginPathFor(`/m/lottery/${gameId}`)} className={buttonClass('primary', 'large', true)}>
          {t('slip.login')}
        </Link>
      ) : (
        <Button
          isWide
          onClick={send}
          isLoading={order.isSending}
          isDisabled={
            again === undefined && (rest.length === 0 || numero === undefined || chase?.draws.length === 0)
          }
        >
          {again !== undefined
            ? t('slip.place.again')
            : hasRefused && rest.length > 0
              ? t('slip.place.rest', { count: rest.length })
              : t('slip.place', { amount })}
        </Button>
      )}
    </div>
  );
}

interface RebateProps {
  readonly lines: readonly BasketLine[];
  readonly multiples: readonly number[];
  readonly setting: LotterySetting;
}

/** What comes back of all stakes after their draws; each line group of each draw is rounded by itself. */
function Rebate({ lines, multiples, setting: { seriesHighest, currencyCode } }: RebateProps) {
  const t = useTranslate();
  const money = useMoney();
  const rebated = lines.filter(({ series }) => series !== undefined && series < seriesHighest);
  const rebates = rebated.flatMap((line) =>
    multiples.map((multiple) => rebateOf(line, seriesHighest, multiple)),
  );
  const rebateMinor = rebates.reduce((sum, rebate) => sum + rebate, 0n);
  return rebateMinor === 0n ? null : (
    <p className="tabular -mt-1 mb-2 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
      <span>{t('slip.rebate')}</span>
      <span>{money(toMinor(rebateMinor), currencyCode)}</span>
    </p>
  );
}
