import { parseId } from '@wau/contract/ids';
import { useSearchParams } from 'react-router';

/** The orders that ask for a password or an account first, by the word that their link carries. */
const orders: Readonly<Record<string, string>> = {
  withdraw: '/m/withdraw',
  upline: '/m/upLine/transfer',
  downline: '/m/member/team',
  rain: '/m/redRain',
};

/** Where the player goes on once what they came for is there: to the order that asked for it; `undefined`: nowhere. */
export function useWayOn(): string | undefined {
  const [search] = useSearchParams();
  const order = search.get('for') ?? '';
  const memberId = parseId('member', search.get('member') ?? '');
  if (order === 'downline' && memberId !== undefined) return `/m/member/team/transfer?member=${memberId}`;
  return Object.hasOwn(orders, order) ? orders[order] : undefined;
}
