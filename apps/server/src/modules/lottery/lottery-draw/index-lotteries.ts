import { exchangeRests } from './exchange-rests.ts';
import { calendarOf, type OfficialLottery } from './official-lottery.ts';

interface ExchangeIndex {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  /** When the last auction of the day is over, by which the index is fixed. */
  readonly closes: string;
  readonly rests: readonly string[];
}

const indices: readonly ExchangeIndex[] = [
  {
    ...{ code: 'set', name: 'SET', timeZone: 'Asia/Bangkok' },
    ...{ closes: '16:40', rests: exchangeRests.bangkok },
  },
  {
    ...{ code: 'nikkei', name: 'Nikkei', timeZone: 'Asia/Tokyo' },
    ...{ closes: '15:30', rests: exchangeRests.tokyo },
  },
  {
    ...{ code: 'hang-seng', name: 'Hang Seng', timeZone: 'Asia/Hong_Kong' },
    ...{ closes: '16:10', rests: exchangeRests.hongKong },
  },
  {
    ...{ code: 'dow-jones', name: 'Dow Jones', timeZone: 'America/New_York' },
    ...{ closes: '16:00', rests: exchangeRests.newYork },
  },
  {
    ...{ code: 'ftse', name: 'FTSE', timeZone: 'Europe/London' },
    ...{ closes: '16:35', rests: exchangeRests.london },
  },
  {
    ...{ code: 'dax', name: 'DAX', timeZone: 'Europe/Berlin' },
    ...{ closes: '17:35', rests: exchangeRests.frankfurt },
  },
];

/** Sales end while the exchange still trades: in its last auction what the index will be can be seen coming. */
const closingSeconds = 900;

/** Thai plays on what a stock index closes with. */
export const indexLotteries: readonly OfficialLottery[] = indices.map(
  ({ code, name, timeZone, closes, rests }) => ({
    gameId: `index-${code}`,
    family: 'thai-three',
    prizeModes: ['Elott'],
    names: { EN: `${name} index`, MY: `Indeks ${name}` },
    timeZone,
    closingSeconds,
    schedule: calendarOf({ times: [closes], weekdays: [1, 2, 3, 4, 5], without: rests }),
  }),
);
