import { drawTeamMark } from '@wau/art/marks/draw-team-mark';
import { drawVendorMark, vendorMarks } from '@wau/art/marks/draw-vendor-mark';
import { teamMarks } from '@wau/art/marks/team-marks';

/** Every mark that is a file of the site, by its path below apps/web/public. */
export function markFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(teamMarks).map(([teamId, mark]): [string, string] => [
      `art/teams/${teamId}.svg`,
      drawTeamMark(mark),
    ]),
    ...Object.entries(vendorMarks).map(([vendorCode, mark]): [string, string] => [
      `art/vendors/${vendorCode}.svg`,
      drawVendorMark(mark),
    ]),
  ]);
}
