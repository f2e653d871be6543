import { describe, expect, it } from 'vitest';
import { ConnectionRoom } from './connection-room.ts';

describe('room for connections', () => {
  it('lets go of the one of the same subject that has been waiting longest', () => {
    const room = new ConnectionRoom<string>({ perSubject: 2, total: 10 });
    expect(room.enter('other', 'B')).toBeUndefined();
    expect(room.enter('first', 'A')).toBeUndefined();
    expect(room.enter('second', 'A')).toBeUndefined();
    expect(room.enter('third', 'A')).toBe('first');
    room.leave('first');
    expect(room.count).toBe(3);
    // An answer begins the wait anew.
    room.startWork('second');
    room.endWork('second');
    expect(room.enter('fourth', 'A')).toBe('third');
    room.leave('third');
    // Whoever has been answered waits again, and gives way before a newcomer.
    room.leave('fourth');
    room.startWork('second');
    room.endWork('second');
    room.enter('fifth', 'A');
    room.startWork('fifth');
    expect(room.enter('sixth', 'A')).toBe('second');
  });

  it('keeps those whose requests are worked on, and refuses the newcomer where there is no other', () => {
    const room = new ConnectionRoom<string>({ perSubject: 2, total: 10 });
    room.enter('first', 'A');
    room.enter('second', 'A');
    room.startWork('first');
    expect(room.enter('third', 'A')).toBe('second');
    room.leave('second');
    room.startWork('third');
    expect(room.enter('fourth', 'A')).toBe('fourth');
    room.leave('fourth');
    room.leave('first');
    expect(room.enter('fifth', 'A')).toBeUndefined();
  });

  it('keeps whoever is still bringing a long request before those who bring nothing', () => {
    const room = new ConnectionRoom<string>({ perSubject: 3, total: 10 });
    for (const connection of ['upload', 'idle', 'other']) room.enter(connection, 'A');
    room.advance('upload');
    expect(room.enter('third', 'A')).toBe('idle');
    room.leave('idle');
    room.startWork('upload');
    room.advance('upload');
    room.leave('other');
    room.leave('third');
    expect(room.enter('fourth', 'A')).toBeUndefined();
    expect(room.enter('fifth', 'A')).toBeUndefined();
    expect(room.enter('sixth', 'A')).toBe('fourth');
  });

  it('counts those without a subject in the total alone', () => {
    const room = new ConnectionRoom<number>({ perSubject: 1, total: 3 });
    expect([1, 2, 3].map((connection) => room.enter(connection, undefined))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(room.enter(4, 'A')).toBe(1);
    room.leave(1);
    expect(room.enter(5, undefined)).toBe(2);
  });

  it('remembers nothing of those that have left', () => {
    const room = new ConnectionRoom<number>({ perSubject: 1, total: 3 });
    room.enter(1, 'A');
    room.leave(1);
    room.leave(1);
    room.startWork(1);
    room.endWork(1);
    expect(room.count).toBe(0);
    expect(room.enter(2, 'A')).toBeUndefined();
  });
});
