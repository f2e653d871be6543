import type { Random } from '@wau/service/random';

/**
 * SH-16: the origins (CDNs) that pictures come from, in an order drawn for this answer. Which comes first is no secret,
 * so a small bias does no harm.
 */
export function drawImageOrigins(origins: readonly string[], random: Random): string[] {
  const weights = random.bytes(origins.length);
  return origins
    .map((origin, position) => ({ origin, weight: weights[position] ?? 0 }))
    .sort((one, other) => one.weight - other.weight)
    .map(({ origin }) => origin);
}
