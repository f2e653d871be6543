import { expect, it } from 'vitest';
import { createLogger } from '../monitoring/logger.ts';
import { LazyChildLogger } from './lazy-child-logger.ts';

function makeLogger(level: 'info' | 'warn' | 'silent') {
  const lines: Record<string, unknown>[] = [];
  let children = 0;
  const parent = createLogger(level, { write: (line) => void lines.push(JSON.parse(line)) });
  parent.onChild = () => {
    children += 1;
  };
  return {
    logger: new LazyChildLogger(parent, { requestId: 'req_1' }, {}),
    lines,
    childCount: () => children,
  };
}

it('writes what a child would write, bindings included', () => {
  const { logger, lines } = makeLogger('info');
  logger.info({ call: 'placeBet', token: 'secret' }, 'request');
  logger.error('broken');
  expect(lines).toMatchObject([
    { level: 'info', requestId: 'req_1', call: 'placeBet', token: '[secret]', msg: 'request' },
    { level: 'error', requestId: 'req_1', msg: 'broken' },
  ]);
});

it('makes no child for lines below the level', () => {
  const { logger, lines, childCount } = makeLogger('warn');
  logger.info('request');
  logger.debug('more');
  expect(childCount()).toBe(0);
  logger.warn('careful');
  logger.warn('again');
  expect(childCount()).toBe(1);
  expect(lines.map((line) => line.msg)).toEqual(['careful', 'again']);
});

it('is silent where the level says so', () => {
  const { logger, lines, childCount } = makeLogger('silent');
  logger.fatal('nobody hears');
  expect([lines.length, childCount()]).toEqual([0, 0]);
});

it('passes a level and children on', () => {
  const { logger, lines } = makeLogger('warn');
  expect(logger.level).toBe('warn');
  logger.level = 'info';
  logger.child({ part: 'wallet' }).info('said');
  expect(lines).toMatchObject([{ requestId: 'req_1', part: 'wallet', msg: 'said' }]);
});
