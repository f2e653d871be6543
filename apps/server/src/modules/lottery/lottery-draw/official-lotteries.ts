import { exchangeRests } from './exchange-rests.ts';
import { indexLotteries } from './index-lotteries.ts';
import { calendarOf, type OfficialLottery } from './official-lottery.ts';

type City = readonly [name: string, weekdays: readonly number[]];

const southCities: readonly City[] = [
  ['Ho Chi Minh City', [1, 6]],
  ['Dong Thap', [1]],
  ['Ca Mau', [1]],
  ['Ben Tre', [2]],
  ['Vung Tau', [2]],
  ['Bac Lieu', [2]],
  ['Dong Nai', [3]],
  ['Can Tho', [3]],
  ['Soc Trang', [3]],
  ['Tay Ninh', [4]],
  ['An Giang', [4]],
  ['Binh Thuan', [4]],
  ['Vinh Long', [5]],
  ['Binh Duong', [5]],
  ['Tra Vinh', [5]],
  ['Long An', [6]],
  ['Binh Phuoc', [6]],
  ['Hau Giang', [6]],
  ['Tien Giang', [7]],
  ['Kien Giang', [7]],
  ['Da Lat', [7]],
];

const centralCities: readonly City[] = [
  ['Hue', [1, 7]],
  ['Phu Yen', [1]],
  ['Dak Lak', [2]],
  ['Quang Nam', [2]],
  ['Da Nang', [3, 6]],
  ['Khanh Hoa', [3, 7]],
  ['Binh Dinh', [4]],
  ['Quang Tri', [4]],
  ['Quang Binh', [4]],
  ['Gia Lai', [5]],
  ['Ninh Thuan', [5]],
  ['Quang Ngai', [6]],
  ['Dak Nong', [6]],
  ['Kon Tum', [7]],
];

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function citiesOf(cities: readonly City[], time: string): readonly OfficialLottery[] {
  return cities.map(([name, weekdays]) => ({
    gameId: `vn-${name.toLowerCase().replaceAll(' ', '-')}`,
    family: 'vn-south',
    prizeModes: ['Elott'],
    names: { EN: name },
    timeZone: 'Asia/Ho_Chi_Minh',
    closingSeconds: 300,
    schedule: calendarOf({ times: [time], weekdays }),
  }));
}

/** Of the North; Hanoi draws nothing on the last day of the lunar year and the first three of the next. */
const hanoiDays = calendarOf({
  times: ['18:15'],
  weekdays: everyDay,
  without: ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08'],
});

const malaysianDays = calendarOf({ times: ['19:00'], weekdays: [3, 6, 7] });

/** The Thai government's lottery gives way to New Year, Teachers' Day and Labour Day; others that follow it do as well. */
const thaiDays = calendarOf({
  times: ['15:30'],
  monthDays: [1, 16],
  moved: [
    { from: '2027-01-01', to: '2026-12-30' },
    { from: '2027-01-16', to: '2027-01-17' },
    { from: '2027-05-01', to: '2027-05-02' },
  ],
});

/**
 * Lotteries with their true schedules. Holidays are those that were known when this was written; from then on the operator keeps
 * them, as they are announced.
 */
export const officialLotteries: readonly OfficialLottery[] = [
  ...citiesOf(southCities, '16:15'),
  ...citiesOf(centralCities, '17:15'),
  {
    gameId: 'vn-north',
    family: 'vn-north',
    prizeModes: ['Elott'],
    names: { EN: 'Vietnam North', MY: 'Vietnam Utara' },
    timeZone: 'Asia/Ho_Chi_Minh',
    closingSeconds: 300,
    schedule: hanoiDays,
  },
  {
    gameId: 'thai-government',
    family: 'thai',
    prizeModes: ['Elott'],
    names: { EN: 'Thai Lottery', MY: 'Loteri Thai' },
    timeZone: 'Asia/Bangkok',
    closingSeconds: 1_800,
    schedule: thaiDays,
  },
  {
    gameId: 'four-d-malaysia',
    family: 'four-d',
    prizeModes: ['Elott'],
    names: { EN: '4D Malaysia', MY: '4D Malaysia' },
    timeZone: 'Asia/Kuala_Lumpur',
    closingSeconds: 1_800,
    schedule: malaysianDays,
  },
  {
    gameId: 'four-d-singapore',
    family: 'four-d',
    prizeModes: ['Elott'],
    names: { EN: '4D Singapore', MY: '4D Singapura' },
    timeZone: 'Asia/Singapore',
    closingSeconds: 1_800,
    schedule: calendarOf({ times: ['18:30'], weekdays: [3, 6, 7] }),
  },
  {
    gameId: 'mark-six-hong-kong',
    family: 'mark-six',
    prizeModes: ['Lott'],
    names: { EN: 'Mark Six', MY: 'Mark Six' },
    timeZone: 'Asia/Hong_Kong',
    closingSeconds: 900,
    schedule: calendarOf({ times: ['21:30'], weekdays: [2, 4, 6] }),
  },
  {
    gameId: 'myanmar-2d',
    family: 'myanmar-2d',
    prizeModes: ['Elott'],
    names: { EN: 'Myanmar 2D', MY: '2D Myanmar' },
    timeZone: 'Asia/Yangon',
    closingSeconds: 600,
    schedule: calendarOf({
      times: ['12:01', '16:30'],
      weekdays: [1, 2, 3, 4, 5],
      without: exchangeRests.bangkok,
    }),
  },
  {
    gameId: 'myanmar-3d',
    family: 'myanmar-3d',
    prizeModes: ['Elott'],
    names: { EN: 'Myanmar 3D', MY: '3D Myanmar' },
    timeZone: 'Asia/Yangon',
    closingSeconds: 1_800,
    schedule: thaiDays,
  },
  {
    gameId: 'thai-hanoi',
    family: 'thai-four',
    prizeModes: ['Elott'],
    names: { EN: 'Hanoi Lottery', MY: 'Loteri Hanoi' },
    timeZone: 'Asia/Ho_Chi_Minh',
    closingSeconds: 300,
    schedule: hanoiDays,
  },
  {
    gameId: 'thai-lao',
    family: 'thai-lao',
    prizeModes: ['Elott'],
    names: { EN: 'Lao Lottery', MY: 'Loteri Laos' },
    timeZone: 'Asia/Vientiane',
    closingSeconds: 900,
    schedule: calendarOf({ times: ['20:30'], weekdays: [1, 3, 5] }),
  },
  {
    gameId: 'thai-malaysia',
    family: 'thai-four',
    prizeModes: ['Elott'],
    names: { EN: 'Malaysian Lottery', MY: 'Loteri Malaysia' },
    timeZone: 'Asia/Kuala_Lumpur',
    closingSeconds: 1_800,
    schedule: malaysianDays,
  },
  ...indexLotteries,
];
