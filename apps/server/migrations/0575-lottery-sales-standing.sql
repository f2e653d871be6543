-- Which of some draws take stakes, for whoever stakes or gives stakes back. A statement sees the draws as they were when it began:
-- of one that was voided or taken back while it waited for the sales it would still find the old row. Here the draws are looked
-- at by a statement of their own, when the sales are held.
create function wau.lottery_sales_standing(p_merchant_id text, p_game_id text, p_numeros text[])
returns table (numero text, is_open boolean)
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_now timestamptz := wau.hold_lottery_sales(p_merchant_id, p_game_id);
begin
  return query
    select draw.numero, draw.state = 'planned' and v_now < draw.closes_at
      from wau.lottery_draws as draw
     where draw.merchant_id = p_merchant_id and draw.game_id = p_game_id and draw.numero = any (p_numeros)
     order by draw.draws_at;
end $$;
revoke all on function wau.lottery_sales_standing from public;
grant execute on function wau.lottery_sales_standing to wau_app;
