/** `cool.off`: days without play. `exclusion`: half a year or more, or for good, at all merchants of the operator. */
export const pauseKinds = ['cool.off', 'exclusion'] as const;

export type PauseKind = (typeof pauseKinds)[number];

/** What keeps members from play: `closure` is an account that its member closes, for good and at this merchant alone. */
export const heldPauseKinds = [...pauseKinds, 'closure'] as const;

export type HeldPauseKind = (typeof heldPauseKinds)[number];

/** Who wanted it; `elsewhere` is an exclusion at another merchant of the operator. */
export const pauseSources = ['member', 'operator', 'elsewhere'] as const;

const longestCoolOffDays = 42;
/** Half a year. */
const shortestExclusionDays = 183;
export const longestExclusionDays = 3_653;

/** Whether a pause of so many days is one of its kind; `null` is for good. */
export function isPauseLength(kind: PauseKind, days: number | null): boolean {
  if (kind === 'cool.off') return days !== null && days >= 1 && days <= longestCoolOffDays;
  return days === null || (days >= shortestExclusionDays && days <= longestExclusionDays);
}
