import type { LanguageCode } from '@wau/contract/languages';

/** A team that exists in this file alone. */
export interface VirtualTeam {
  /** Names its drawing as well. */
  readonly teamId: string;
  readonly name: string;
}

export interface VirtualLeague {
  readonly leagueId: string;
  /** By language; Malay where there is no other. Each says that the league is virtual. */
  readonly names: Readonly<{ MY: string } & Partial<Record<LanguageCode, string>>>;
  /** An even number, so that all play in each round. */
  readonly teams: readonly VirtualTeam[];
  /** Between the rounds, and where in that time a round begins. */
  readonly roundMs: number;
  readonly offsetMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const team = (teamId: string, name: string): VirtualTeam => ({ teamId, name });

/** No league, club or player that anybody knows: what is made up must not pass for something real. */
export const virtualLeagues: readonly VirtualLeague[] = [
  {
    leagueId: 'nusantara',
    names: { MY: 'Liga Maya Nusantara', EN: 'Nusantara Virtual League' },
    teams: [
      team('enggang-rimba', 'Enggang Rimba'),
      team('harimau-kuning', 'Harimau Kuning'),
      team('layar-biru', 'Layar Biru'),
      team('gunung-api', 'Gunung Api'),
      team('sawah-hijau', 'Sawah Hijau'),
      team('bintang-timur', 'Bintang Timur'),
      team('kuala-perak', 'Kuala Perak'),
      team('ombak-selatan', 'Ombak Selatan'),
    ],
    roundMs: 6 * hourMs,
    offsetMs: 0,
  },
  {
    leagueId: 'pulau',
    names: { MY: 'Piala Maya Pulau', EN: 'Islands Virtual Cup' },
    teams: [
      team('penyu-emas', 'Penyu Emas'),
      team('karang-merah', 'Karang Merah'),
      team('jerung-putih', 'Jerung Putih'),
      team('camar-laut', 'Camar Laut'),
      team('mutiara-biru', 'Mutiara Biru'),
      team('nyiur-rendah', 'Nyiur Rendah'),
    ],
    roundMs: 8 * hourMs,
    offsetMs: 90 * minuteMs,
  },
  {
    leagueId: 'angin',
    names: { MY: 'Liga Maya Angin', EN: 'Monsoon Virtual League' },
    teams: [
      team('wau-merah', 'Wau Merah'),
      team('wau-ungu', 'Wau Ungu'),
      team('ribut-senja', 'Ribut Senja'),
      team('awan-kelabu', 'Awan Kelabu'),
      team('kilat-emas', 'Kilat Emas'),
      team('pelangi-pagi', 'Pelangi Pagi'),
    ],
    roundMs: 12 * hourMs,
    offsetMs: 210 * minuteMs,
  },
];
