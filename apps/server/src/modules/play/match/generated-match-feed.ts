import { seeded } from '@wau/art/kit/seeded';
import type { LanguageCode } from '@wau/contract/languages';
import type { FeedMatch, MatchFeed } from './match-feed.ts';
import { type VirtualLeague, type VirtualTeam, virtualLeagues } from './virtual-leagues.ts';

/** What would take bets on generated matches, once a merchant offers it. */
export const generatedMatchGame = { vendorCode: 'arena', gameId: 'virtual-football' } as const;

/** As many as are told at once. */
const upcomingMatches = 6;
/** Of a round, the first so many are hot. */
const hotOfRound = 2;

/**
 * Fixtures that follow from a seed and the time alone: there are always some, everybody sees the same ones, and nothing is
 * stored. Each league plays each pair once a season, round by round.
 */
export function createGeneratedMatchFeed(seed: string): MatchFeed {
  return {
    upcoming: async (_merchantCode, language, nowMs) => generateMatches(seed, language, nowMs),
  };
}

export function generateMatches(seed: string, language: LanguageCode, nowMs: number): readonly FeedMatch[] {
  return virtualLeagues
    .flatMap((league) => nextOf(league, seed, language, nowMs))
    .toSorted((one, other) => one.startsAtMs - other.startsAtMs)
    .slice(0, upcomingMatches);
}

function nextOf(
  league: VirtualLeague,
  seed: string,
  language: LanguageCode,
  nowMs: number,
): readonly FeedMatch[] {
  const { roundMs, offsetMs } = league;
  const next = Math.floor((nowMs - offsetMs) / roundMs) + 1;
  return [next, next + 1, next + 2].flatMap((round) =>
    pairsOf(league, seed, round)
      .slice(0, hotOfRound)
      .map(([home, away]) => ({
        league: league.names[language] ?? league.names.MY,
        startsAtMs: round * roundMs + offsetMs,
        home: toFeed(home),
        away: toFeed(away),
        isVirtual: true,
        ...generatedMatchGame,
      })),
  );
}

/** Where the drawing of a team lies; `scripts/draw-marks.ts` puts it there. */
function teamMarkPath(teamId: string): string {
  return `/art/teams/${teamId}.svg`;
}

function toFeed({ teamId, name }: VirtualTeam) {
  return { name, imageUrl: teamMarkPath(teamId) };
}

type Pair = readonly [home: VirtualTeam, away: VirtualTeam];

/** The pairs of a round by the circle method: one team stays, the others move on by a place each round. */
function pairsOf({ leagueId, teams }: VirtualLeague, seed: string, round: number): readonly Pair[] {
  const rounds = teams.length - 1;
  const season = Math.floor(round / rounds);
  const [fixed, ...moving] = shuffled(teams, `${seed} ${leagueId} ${season}`);
  const turn = round - season * rounds;
  const circle = [...moving.slice(turn), ...moving.slice(0, turn)];
  const order = [fixed, ...circle];
  return order.slice(0, teams.length / 2).flatMap((one, place) => {
    const other = order.at(-1 - place);
    if (one === undefined || other === undefined) return [];
    const pair: Pair = (turn + place) % 2 === 0 ? [one, other] : [other, one];
    return [pair];
  });
}

/** By Fisher and Yates, the same for the same text. */
function shuffled<Item>(items: readonly Item[], text: string): readonly Item[] {
  const share = seeded(text);
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(share() * left.length), 1));
  return order;
}
