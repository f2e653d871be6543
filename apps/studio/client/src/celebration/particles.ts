import { noise } from '../platform/noise.ts';
import type { WinTierName } from './win-tier.ts';

export const particleShapes = ['coin', 'star', 'petal'] as const;
export type ParticleShape = (typeof particleShapes)[number];

/** A particle at a moment: in shares of the stage, 0 to 1 from its top left corner; size in pixels. */
export interface Particle {
  readonly shape: ParticleShape;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** 1 from the front, less as it shows its edge. */
  readonly width: number;
  readonly opacity: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How a tier's particles move: from where, how fast in stages a second, and which shapes. */
interface Motion {
  readonly livesShare: number;
  readonly shapes: readonly ParticleShape[];
  readonly sizePixels: number;
  start(index: number, origin: Place): Place;
  speed(index: number): Place;
}

const gravity = 1.5;

const motions: Readonly<Record<WinTierName, Motion>> = {
  // A few sparks fly apart where the win is.
  small: {
    livesShare: 0.8,
    shapes: ['star'],
    sizePixels: 15,
    start: (_, origin) => origin,
    speed: (index) => {
      const angle = 2 * Math.PI * noise(index, 1);
      return { x: 0.34 * Math.cos(angle), y: 0.34 * Math.sin(angle) - 0.35 };
    },
  },
  // A fountain of coins from below.
  big: {
    livesShare: 0.6,
    shapes: ['coin', 'coin', 'star'],
    sizePixels: 20,
    start: (index) => ({ x: 0.5 + 0.12 * (noise(index, 2) - 0.5), y: 1.05 }),
    speed: (index) => ({ x: 0.9 * (noise(index, 3) - 0.5), y: -1.1 - 0.6 * noise(index, 4) }),
  },
  // Coins shoot up from both corners, and petals of the bunga raya fall all over.
  huge: {
    livesShare: 0.5,
    shapes: ['coin', 'petal', 'coin', 'petal', 'star'],
    sizePixels: 24,
    start: (index) =>
      index & 1
        ? { x: noise(index, 5), y: -0.08 - 0.4 * noise(index, 6) }
        : { x: index & 2 ? -0.03 : 1.03, y: 0.95 },
    speed: (index) =>
      index & 1
        ? { x: 0.16 * (noise(index, 7) - 0.5), y: 0.1 }
        : { x: (index & 2 ? 1 : -1) * (0.15 + 0.4 * noise(index, 8)), y: -1.1 - 0.7 * noise(index, 9) },
  },
};

/**
 * Where a particle is after a share of the celebration; `undefined` before it sets out and after it is gone. It follows
 * from the numbers alone, so that a frame more or less changes nothing.
 */
export function particleAt(
  tier: { readonly name: WinTierName; readonly showMs: number; readonly particles: number },
  index: number,
  elapsedMs: number,
  origin: Place,
): Particle | undefined {
  const motion = motions[tier.name];
  const lifeMs = tier.showMs * motion.livesShare;
  const ageMs = elapsedMs - (tier.showMs - lifeMs) * (index / tier.particles);
  if (ageMs < 0 || ageMs >= lifeMs) return undefined;
  const share = ageMs / lifeMs;
  const seconds = ageMs / 1_000;
  const from = motion.start(index, origin);
  const speed = motion.speed(index);
  const fall = speed.y < 0 ? gravity : gravity / 8;
  return {
    shape: motion.shapes[index - motion.shapes.length * Math.floor(index / motion.shapes.length)] ?? 'star',
    x: from.x + speed.x * seconds,
    y: from.y + speed.y * seconds + (fall * seconds * seconds) / 2,
    size: motion.sizePixels * (0.6 + 0.6 * noise(index, 10)),
    turn: 2 * Math.PI * (noise(index, 11) + seconds * (noise(index, 12) - 0.5)),
    width: Math.max(0.15, Math.abs(Math.cos(seconds * (4 + 5 * noise(index, 13))))),
    opacity: Math.min(1, (1 - share) * 4),
  };
}
