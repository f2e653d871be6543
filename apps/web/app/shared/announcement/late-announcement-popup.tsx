import { latePart } from '@wau/late-scripts/late-part';

/** HO-03: the popup of home. Its code comes once the page is taken over; where it does not, home lacks it alone. */
export const LateAnnouncementPopup = latePart(
  async () => (await import('./announcement-popup.tsx')).AnnouncementPopup,
);
