/** The messages of flights that all players share. */
export const crashMessages = {
  'crash.auto': 'Automatic cash-out',
  'crash.auto.field': 'Cash out by itself at',
  'crash.auto.none': 'None',
  'crash.auto.verify': 'Automatic cash-out, empty for none',
  'crash.auto.wrong': 'From 1.01× to {maximum}',
  'crash.bet.cancel': 'Cancel next bet',
  'crash.bet.next': 'Bet on next flight',
  'crash.bet.now': 'Bet now',
  'crash.bet.placed': 'Bet placed',
  'crash.bet.queued': 'Your bet goes on the next flight',
  'crash.bet.sending': 'Placing your bet…',
  'crash.bets': 'Bets: {count}',
  'crash.bets.none': 'Nobody is on this flight yet',
  'crash.bets.title': 'Bets on this flight',
  'crash.cashOut': 'Cash out',
  'crash.cashOut.sending': 'Cashing out…',
  'crash.chain.check':
    'All flights are fixed beforehand in one chain. When a flight has ended its link is shown. Take SHA-256 of the link over and over, as often as the flight’s number: it must come to the code that was published at first (the head of the chain).',
  'crash.chain.head': 'Head, published before the first flight',
  'crash.chain.length': 'Flights of the chain',
  'crash.chain.link': 'Link of the last flight ({number})',
  'crash.chain.next': 'Head of the next chain, published ahead',
  'crash.chain.point':
    'The crash point follows from the link together with the seed of the player who came first (the salt), so we cannot choose it.',
  'crash.chain.salt': 'Salt, the seed of the player who came first',
  'crash.closes': 'Bets close in {seconds} s',
  'crash.crashed': 'Crashed at {multiplier}',
  'crash.interrupted': 'The flight was interrupted. Your stake was refunded.',
  'crash.latency': '{ms} ms to the server. What counts is when your tap arrives there.',
  'crash.latency.slow':
    'Slow network: {ms} ms to the server. Your tap counts when it arrives, so cash out early or set an automatic cash-out.',
  'crash.left': 'Cashed out',
  'crash.left.none': 'Not cashed out',
  'crash.lost': 'Crashed at {multiplier}. Your bet is lost.',
  'crash.mine': 'My bets',
  'crash.missed.lost': 'While you were not connected the flight ended and your bet was lost.',
  'crash.missed.won': 'While you were not connected your bet won {amount}.',
  'crash.point': 'Crash point',
  'crash.reconnecting': 'Connecting again…',
  'crash.reconnecting.auto': 'Connecting again… You are cashed out at {multiplier} all the same.',
  'crash.reconnecting.manual':
    'Connecting again… A cash-out counts only when your tap arrives at the server.',
  'crash.recent': 'Crash points of the last flights',
  'crash.rules.auto':
    'An automatic cash-out is kept on the server and pays exactly its target, whatever becomes of your connection.',
  'crash.rules.clock':
    'What counts is when your tap arrives at the server, by the server’s clock. On a slow network the flight is higher, or over, by then.',
  'crash.rules.failure':
    'If the server fails during a flight, automatic cash-outs are honoured and cash-outs that were made stand. Bets without either are refunded.',
  'crash.rules.flight':
    'Bets are taken for {seconds} s. Then the flight rises from 1.00×, doubling every {doubling} s, until it crashes.',
  'crash.rules.maximum': 'Whoever flies as high as {maximum} is cashed out there.',
  'crash.rules.names': 'Others see your stake and the first and last letter of your name.',
  'crash.rules.out':
    'Cash out before the crash and win your stake times the multiplier. After it the stake is lost. The lowest cash-out is 1.01×.',
  'crash.starting': 'Starting…',
  'crash.verify.kept':
    'Hashed as often as the flight’s number, the link gives the head that was published before the first flight.',
  'crash.waiting': 'The next flight is being prepared',
  'crash.won': 'Cashed out at {multiplier}: {amount}',
} as const;
