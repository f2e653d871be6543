/** A clock on which a second passes between any two looks, as for a player who takes their time. */
export function slowTaps(): () => number {
  let nowMs = 0;
  return () => {
    nowMs += 1_000;
    return nowMs;
  };
}
