import type { Page } from '@playwright/test';
import { systemClock } from '@wau/service/clock';
import { newId, systemRandom } from '@wau/service/random';
import { withAppDatabase } from './app-database.ts';

export interface Agent {
  readonly id: string;
  readonly name: string;
}

/** An agent of its own, since what happens to those of the demo other tests look at; without an upline at the top. */
export async function addAgent(prefix: string, upline?: Agent): Promise<Agent> {
  const id = newId('member', systemClock, systemRandom);
  const name = `${prefix}.${id.slice(-8)}`;
  await withAppDatabase((client) =>
    client.query(
      `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at,
                                member_type, upline_member_id)
       values ('wau', $1, $2, $2, 'none', now(), $3, $4)`,
      [id, name, upline === undefined ? 2 : 1, upline?.id ?? null],
    ),
  );
  return { id, name };
}

/** Goes to a page of the console by its entry in the menu, looks for an agent there and chooses it. */
export async function chooseAgent(desk: Page, entry: string, { name }: Agent): Promise<void> {
  await desk.getByRole('link', { name: entry, exact: true }).click();
  await desk.getByRole('textbox', { name: /^Username begins with/ }).fill(name);
  await desk.getByRole('button', { name: 'Find' }).click();
  await desk
    .getByRole('region', { name: 'Agents that were found' })
    // Not somebody whose upline it is.
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}
