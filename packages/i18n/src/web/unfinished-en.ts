export const unfinishedMessages = {
  'unfinished.ask': 'Ask customer service',
  'unfinished.continue': 'Continue',
  'unfinished.decide': 'Waiting for you. After {moment} the rules of the game decide.',
  'unfinished.empty.action': 'To the games',
  'unfinished.empty.text': 'Rounds that were interrupted appear here until they end.',
  'unfinished.empty.title': 'No unfinished rounds',
  'unfinished.flying':
    'On a flight that ends when it crashes, by {moment} at the latest. Until then you can cash out.',
  'unfinished.intro': 'An interruption loses nothing: each round here ends by itself, as shown.',
  'unfinished.number.copy': 'Copy round number',
  'unfinished.settling': 'Being settled. It reaches your balance by itself, by {moment}.',
  'unfinished.settling.late':
    'Settling takes longer than usual and goes on being tried. Your balance follows by itself; nothing is lost.',
  'unfinished.silent': 'No answer from {vendors}. Rounds there may be missing; try again in a minute.',
  'unfinished.since': 'Since {moment}',
  'unfinished.stake': 'Stake {amount}',
  'unfinished.state.decide': 'Your turn',
  'unfinished.state.flying': 'In flight',
  'unfinished.state.settling': 'Being paid',
  'unfinished.state.stuck': 'Being checked',
  'unfinished.state.unknown': 'Open',
  'unfinished.stuck': 'Payment did not work by itself. Customer service settles it or returns your stake.',
  'unfinished.title': 'Unfinished rounds',
  'unfinished.unknown':
    'The provider has not told us the result yet. If it is still here in an hour, ask customer service.',
} as const;
