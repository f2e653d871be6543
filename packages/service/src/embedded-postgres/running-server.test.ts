import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findRunningServer } from './running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'wau-running-'));
mkdirSync(join(folder, 'data'));
afterAll(() => rmSync(folder, { recursive: true }));

const login = { user: 'wau_server', password: 'a/b', database: 'wau' };

function write(port: string, socketFolder: string, host: string, state: string): void {
  const lines = ['4711', `${folder}/data`, '1795255410', port, socketFolder, host, '1 2', state];
  writeFileSync(join(folder, 'data', 'postmaster.pid'), `${lines.join('\n')}\n`);
}

test('a server on a socket, and one on a port where the socket’s path would be too long', () => {
  write('5432', '/var/lib/wau/postgres', '', 'ready   ');
  expect(findRunningServer(folder)?.connectionUrl(login)).toBe(
    'postgresql://wau_server:a%2Fb@localhost/wau?host=%2Fvar%2Flib%2Fwau%2Fpostgres&port=5432',
  );
  write('40123', '', '127.0.0.1', 'ready');
  expect(findRunningServer(folder)?.connectionUrl(login)).toBe(
    'postgresql://wau_server:a%2Fb@127.0.0.1:40123/wau',
  );
});

test('one that is starting, and none at all, are not found', () => {
  write('5432', '/tmp', '', 'starting');
  expect(findRunningServer(folder)).toBeUndefined();
  expect(findRunningServer(join(folder, 'elsewhere'))).toBeUndefined();
});
