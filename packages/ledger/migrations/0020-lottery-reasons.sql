insert into ledger.reason (reason, description) values
  ('lottery.stake', 'The stake of a lottery order for one draw'),
  ('lottery.win', 'What an order has won in a draw'),
  ('lottery.refund', 'A stake goes back: the order was cancelled before closing, its chase stopped, or the draw is void');
