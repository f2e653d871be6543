import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as securityCentreScreen from './security-centre-screen.tsx';

test.each([
  [3, 'text-sea-text'],
  [2, 'text-gold-text'],
])(
  'ME-08 of %i recovery codes that are left the overview tells, in %s',
  async (recoveryCodeCount, colour) => {
    renderScreen(securityCentreScreen, {
      path: '/m/securityCenter',
      session: fakeSession,
      calls: {
        getSecurityConfig: () =>
          accepted({
            ...{
              hasPaymentPassword: true,
              hasSecurityQuestions: false,
              isSecondStepOn: true,
              recoveryCodeCount,
            },
            ...{ passkeyCount: 0, bankCardCount: 0, sessionCount: 1, lastLogin: null },
          }),
      },
    });
    const badge = await screen.findByText(`Tinggal ${recoveryCodeCount} kod pemulihan`);
    expect(badge.classList).toContain(colour);
    expect(screen.getByText('Akaun anda dilindungi dengan baik')).toBeTruthy();
  },
);
