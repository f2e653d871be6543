/** A scale of pays, and what they are worth with it. */
export interface Trial {
  readonly value: number;
  readonly returnPercent: number;
}

/** How closely a title's return is looked for. */
export interface Precision {
  readonly firstScale: number;
  readonly trialsMaximum: number;
  readonly closeEnoughPercent: number;
}

/**
 * Looks for the scale of pays with which a title returns its target. The return grows with the scale, nearly in
 * proportion; readable pays make it jump a little, so the closest trial is taken.
 */
export async function tuneScale(
  targetPercent: number,
  { firstScale, trialsMaximum, closeEnoughPercent }: Precision,
  tryScale: (scale: number) => Promise<Trial>,
): Promise<Trial> {
  let scale = firstScale;
  let best: Trial | undefined;
  const missOf = (trial: Trial): number => Math.abs(trial.returnPercent - targetPercent);
  for (let trial = 0; trial < trialsMaximum; trial += 1) {
    const found = await tryScale(scale);
    if (best === undefined || missOf(found) < missOf(best)) best = found;
    if (missOf(best) < closeEnoughPercent) break;
    // Once near, small steps to and fro around the best guess find other roundings.
    const isNear = missOf(found) < 3;
    const wobble = isNear ? 1 + 0.004 * (trial - Math.floor(trial / 3) * 3 - 1) : 1;
    scale *= (targetPercent / found.returnPercent) * wobble;
  }
  if (best === undefined) throw new RangeError('nothing was tried');
  return best;
}
