-- A line group is written by the statement that writes its entry, and nobody may delete either, so that looking for the entry
-- of each once more finds nothing. It took a fifth of what storing an order takes, and a lock on every entry.
alter table wau.lottery_suborders drop constraint lottery_suborders_merchant_id_game_id_numero_order_id_fkey;
