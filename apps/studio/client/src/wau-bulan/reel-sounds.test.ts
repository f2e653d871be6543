import { expect, test } from 'vitest';
import { createReelSounds } from './reel-sounds.ts';

function listen() {
  const heard: string[] = [];
  const listener = createReelSounds({
    setOn: () => undefined,
    setLevels: () => undefined,
    play(name, change) {
      heard.push(change?.pitch === undefined ? name : `${name} ${change.pitch.toFixed(2)}`);
      return () => undefined;
    },
    repeat(name) {
      heard.push(`${name} …`);
      return () => heard.push(`${name} ends`);
    },
  });
  return { heard, listener };
}

test('the reels are heard turning until the last one stops, each stop higher than the one before, a moon by its own sound', () => {
  const { heard, listener } = listen();
  listener.onStarted();
  listener.onStarted();
  for (const reel of [0, 1, 2]) listener.onReelStopped(reel, ['ace', 'king', 'queen']);
  listener.onReelStopped(3, ['ace', 'bulan', 'queen']);
  expect(heard).toEqual(['reelTurn …', 'reelStop 1.00', 'reelStop 1.06', 'reelStop 1.12', 'moonStop']);
  listener.onReelStopped(4, ['ace', 'king', 'queen']);
  expect(heard.slice(5)).toEqual(['reelStop 1.24', 'reelTurn ends']);
});

test('the wait for a third moon is heard, and reels that are given up fall silent', () => {
  const { heard, listener } = listen();
  listener.onStarted();
  listener.onSuspense();
  listener.onClosed();
  listener.onClosed();
  expect(heard).toEqual(['reelTurn …', 'anticipation', 'reelTurn ends']);
});
