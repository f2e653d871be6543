import type { Pool } from 'pg';
import { type Contender, rateOf } from './measurement.ts';

/**
 * The way that public SQL ledgers such as pgledger post: one transfer a transaction; a function locks both accounts,
 * updates both balances, and adds the transfer and two entries with previous balance, balance and version. Every
 * transfer touches the one house account, which is what bets do.
 */
export async function createSingleTransferLedger(
  pool: Pool,
  clients: number,
  players: number,
): Promise<Contender> {
  await pool.query(schema);
  await pool.query(
    `insert into single.accounts (id, name, currency, balance)
     select i, 'player ' || i, 'MYR', case when i = 0 then 0 else 1000000000 end from generate_series(0, $1::int) i`,
    [players],
  );
  await pool.query('vacuum analyze single.accounts');
  return {
    name: 'one transfer a transaction',
    measure: (durationMs) =>
      rateOf(clients, durationMs, async () => {
        const player = 1 + Math.floor(Math.random() * players);
        const isBet = Math.random() < 0.7;
        await pool.query({
          name: 'single-transfer',
          text: 'select single.create_transfer($1, $2, $3)',
          values: isBet ? [player, 0, 100] : [0, player, 150],
        });
      }),
  };
}

const schema = `
  create schema single;
  create table single.accounts (
    id bigint primary key,
    name text not null,
    currency text not null,
    balance bigint not null,
    version bigint not null default 0,
    updated_at timestamptz not null default now()
  );
  create table single.transfers (
    id bigint generated always as identity primary key,
    from_account_id bigint not null references single.accounts (id),
    to_account_id bigint not null references single.accounts (id),
    amount bigint not null check (amount > 0),
    created_at timestamptz not null default now()
  );
  create index on single.transfers (from_account_id);
  create index on single.transfers (to_account_id);
  create table single.entries (
    id bigint generated always as identity primary key,
    account_id bigint not null references single.accounts (id),
    transfer_id bigint not null references single.transfers (id),
    amount bigint not null,
    account_previous_balance bigint not null,
    account_current_balance bigint not null,
    account_version bigint not null,
    created_at timestamptz not null default now()
  );
  create index on single.entries (account_id);
  create index on single.entries (transfer_id);
  create function single.create_transfer(p_from bigint, p_to bigint, p_amount bigint) returns bigint
  language plpgsql as $$
  declare
    v_transfer bigint;
    v_from single.accounts;
    v_to single.accounts;
  begin
    perform from single.accounts where id in (p_from, p_to) order by id for update;
    insert into single.transfers (from_account_id, to_account_id, amount) values (p_from, p_to, p_amount)
      returning id into v_transfer;
    update single.accounts set balance = balance - p_amount, version = version + 1, updated_at = now()
      where id = p_from returning * into v_from;
    update single.accounts set balance = balance + p_amount, version = version + 1, updated_at = now()
      where id = p_to returning * into v_to;
    insert into single.entries (account_id, transfer_id, amount, account_previous_balance, account_current_balance,
                                account_version)
    values (p_from, v_transfer, -p_amount, v_from.balance + p_amount, v_from.balance, v_from.version),
           (p_to, v_transfer, p_amount, v_to.balance - p_amount, v_to.balance, v_to.version);
    return v_transfer;
  end $$;
`;
