/** For whom something is that a merchant offers, as its table says it. */
export interface Audience {
  readonly audience: 'all' | 'new' | 'club';
  /** Of `new`: accounts that were opened so many days ago at most. */
  readonly new_within_days: number | null;
  /** Of `club`: members of this level and above. */
  readonly club_level_from: number | null;
}

/** What is known of a member who may belong to an audience. */
export interface Listener {
  readonly registeredAt: Date;
  /** Of the merchant's club; asked for only where an audience goes by it. */
  readonly readClubLevel: () => Promise<number>;
}

const dayMs = 24 * 60 * 60_000;

/** Keeps what is for a member at a moment. */
export async function keepMeant<Offer extends Audience>(
  offers: readonly Offer[],
  { registeredAt, readClubLevel }: Listener,
  nowMs: number,
): Promise<readonly Offer[]> {
  const accountAgeMs = nowMs - registeredAt.getTime();
  const level = offers.some(({ audience }) => audience === 'club') ? await readClubLevel() : 0;
  return offers.filter((offer) => {
    if (offer.audience === 'new') return accountAgeMs < (offer.new_within_days ?? 0) * dayMs;
    return offer.audience === 'all' || level >= (offer.club_level_from ?? 1);
  });
}
