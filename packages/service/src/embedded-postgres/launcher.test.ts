import { describe, expect, it } from 'vitest';
import { chooseAccount } from './launcher.ts';

const usual = `root:x:0:0:root:/root:/bin/bash
daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin`;
const withPostgres = `${usual}\npostgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash\n`;

describe('the account that PostgreSQL runs as under root', () => {
  it('is postgres where there is one', () => {
    expect(chooseAccount(withPostgres, undefined)).toEqual({ name: 'postgres', uid: 101, gid: 104 });
  });

  it('is nobody where there is no postgres, and any ordinary account where there is no nobody', () => {
    expect(chooseAccount(usual, undefined)?.name).toBe('nobody');
    expect(chooseAccount(usual.replace('nobody', 'somebody'), undefined)?.name).toBe('daemon');
  });

  it('stays the owner of an existing data folder, also when a better one has come', () => {
    expect(chooseAccount(withPostgres, 65_534)?.name).toBe('nobody');
  });

  it('is none where the owner is not known, or nobody but root is', () => {
    expect(chooseAccount(usual, 4711)).toBeUndefined();
    expect(chooseAccount('root:x:0:0::/root:/bin/sh\n# comment\n\nbroken', undefined)).toBeUndefined();
    expect(chooseAccount('', undefined)).toBeUndefined();
  });

  it('is chosen anew for a folder that root has copied', () => {
    expect(chooseAccount(withPostgres, 0)?.name).toBe('postgres');
  });
});
