import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';

type WantedRain = Omit<CallBody<Calls['scheduleSiteRedRain']>, 'clientId' | 'reason'>;

/** What is ordered as one text, with the same fields in the same order whoever writes it. */
export function rainOrderText({
  agentName,
  startsAt,
  minutes,
  packetCount,
  totalMinor,
  levels,
  needsActive,
}: WantedRain): string {
  const startMoment = new Date(startsAt).toISOString();
  return JSON.stringify([agentName, startMoment, minutes, packetCount, totalMinor, levels, needsActive]);
}

/** Reads what `rainOrderText` has written. */
export function rainOfOrderText(text: string): WantedRain {
  const [agentName, startsAt, minutes, packetCount, totalMinor, levels, needsActive] = JSON.parse(text) as [
    WantedRain['agentName'],
    string,
    number,
    number,
    string,
    WantedRain['levels'],
    boolean,
  ];
  return { agentName, startsAt, minutes, packetCount, totalMinor, levels, needsActive };
}
