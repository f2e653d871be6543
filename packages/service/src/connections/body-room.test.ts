import { expect, it } from 'vitest';
import { BodyRoom } from './body-room.ts';

const free = { limitBytes: Number.POSITIVE_INFINITY };
const from = (subject: string) => [{ subject, ...free }];

it('what does not come takes no room, however much of it is announced', () => {
  const room = new BodyRoom<number>(1_000);
  room.enter(0, from('honest'), 0);
  expect(room.receive(0, 400, 10)).toEqual([]);
  for (let slow = 1; slow <= 500; slow += 1) {
    room.enter(slow, from('slow'), 10);
    expect(room.receive(slow, 1, 10)).toEqual([]);
  }
  expect(room.receive(0, 100, 20)).toEqual([]);
  expect(room.bytes).toBe(1_000);
});

it('the one that advances slowest gives way, be it the newest, and not the one that has come furthest', () => {
  const room = new BodyRoom<string>(1_000);
  room.enter('far and fast', from('one'), 0);
  for (let atMs = 1_000; atMs <= 6_000; atMs += 1_000) room.receive('far and fast', 100, atMs);
  room.enter('new and slow', from('two'), 4_000);
  expect(room.receive('new and slow', 50, 6_000)).toEqual([]);
  expect(room.receive('far and fast', 400, 6_010)).toEqual(['new and slow']);
  expect(room.bytes).toBe(1_000);
});

it('a rush that then stands still is slow: many of them end nobody who goes on', () => {
  const room = new BodyRoom<string>(1_000);
  room.enter('honest', from('one'), 0);
  const ended: string[] = [];
  for (let second = 1; second <= 100; second += 1) {
    const nowMs = second * 1_000;
    room.enter(`rush ${second}`, from('two'), nowMs - 1_000);
    ended.push(...room.receive('honest', 4, nowMs), ...room.receive(`rush ${second}`, 50, nowMs));
  }
  expect(ended.length).toBeGreaterThan(80);
  expect(ended).not.toContain('honest');
  expect(room.bytes).toBeLessThanOrEqual(1_000);
});

it('a subject that takes more than its share takes it from its own', () => {
  const room = new BodyRoom<string>(1_000);
  const greedy = [{ subject: 'greedy', limitBytes: 300 }];
  room.enter('slow of another', from('another'), 0);
  room.receive('slow of another', 1, 1_000);
  room.enter('first', greedy, 1_000);
  room.enter('second', greedy, 1_000);
  expect(room.receive('first', 200, 2_000)).toEqual([]);
  expect(room.receive('second', 150, 2_000)).toEqual(['second']);
  expect(room.receive('first', 101, 2_500)).toEqual(['first']);
});

it('forgets whoever has left', () => {
  const room = new BodyRoom<string>(1_000);
  room.enter('one', from('one'), 0);
  room.receive('one', 500, 1);
  room.leave('one');
  room.leave('one');
  expect([room.bytes, room.subjectCount]).toEqual([0, 0]);
  expect(room.receive('one', 5_000, 2)).toEqual([]);
});
